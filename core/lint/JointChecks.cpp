#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"
#include "core/lint/Checks.h"
#include "core/lint/LintTexts.h"
#include "core/object/Registry.h"
#include "core/robot/agent/Agent.h"
#include "core/scene/Transform.h"
#include "core/syntax/SceneWriter.h"
#include "core/text/InQuotes.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::lint
{

namespace
{

using design::FormEdits;
using design::shortNumber;
using physics::JointParameter;
using JointKind = physics::Joint::Kind;

/// Axes that a motor can drive.
int axesOf(JointKind kind)
{
  switch(kind)
  {
  case JointKind::Hinge:
  case JointKind::Slider:
    return 1;
  case JointKind::Hinge2:
  case JointKind::Universal:
    return 2;
  default:
    return 0;
  }
}

std::string nameOf(const JointNode& joint, int axis)
{
  const std::string name = joint.name() == "joint" || joint.name().starts_with('<') ? shownName(joint) : joint.name();
  return inQuotes(name + (axesOf(joint.joint()->kind()) > 1 ? '/' + std::to_string(axis + 1) : std::string()));
}

/// A torque or force by which the motor could lift the whole robot at its full reach; two digits.
double enough(const Robots& robots, const JointNode& joint)
{
  constexpr double gravity = 9.81;
  const RigidBody* const body = joint.firstBody() ? joint.firstBody() : joint.secondBody();
  const std::size_t robot = robots.robotOf(body);
  double mass = robot != Robots::none ? robots.massOf(robot) : body->body().mass().mass, reach = 0.1;
  const physics::Vec3 anchor = joint.joint()->kind() == JointKind::Slider ? body->body().position() : joint.joint()->anchor();
  for(const RigidBody* const each : robots.bodies())
    if(robot != Robots::none && robots.robotOf(each) == robot)
      reach = std::max(reach, (each->body().position() - anchor).norm());
  const double value = mass * gravity * (joint.joint()->kind() == JointKind::Slider ? 1 : reach);
  const double unit = std::pow(10, std::floor(std::log10(value)) - 1);
  return std::ceil(value / unit) * unit;
}

void checkMotor(const Robots& robots, const JointNode& joint, int axis, Report& report)
{
  const double force = static_cast<double>(joint.parameter(JointParameter::MaxMotorForce, axis));
  if(!(force >= largestForce) || (!joint.firstBody() && !joint.secondBody()))
    return;
  const std::string unit = joint.joint()->kind() == JointKind::Slider ? "N" : "N·m";
  const std::string shown = std::isinf(force) ? "infinite" : shortNumber(force, 3) + ' ' + unit;
  Finding* const finding = report.add(Kind::MotorForce, joint, force, lintText("lint.motorForce", nameOf(joint, axis), shown),
                                      lintText("lint.motorForceHint"));
  if(!finding)
    return;
  const FormEdits& form = report.formOf(joint);
  if(const auto call = form.callFor("setMaxMotorForce", axis); call && call->numbers.size() != 1)
  {
    const std::string value = shortNumber(enough(robots, joint), 2);
    report.addFix(*finding, joint, lintText("lint.fixMotor", value, unit), {form.setArgument(*call, 1, value)});
  }
}

/// A stop of one axis, with the call that sets it, in the unit of that call.
struct Stop
{
  std::optional<FormEdits::Call> call;
  double perUnit = 1; ///< Of the engine's radians and metres.
};

Stop stopOf(const FormEdits& form, int axis, bool low)
{
  Stop stop{form.callFor(low ? "setLowStopDeg" : "setHighStopDeg", axis), 180 / M_PI};
  if(!stop.call)
    stop = {form.callFor(low ? "setLowStopPos" : "setHighStopPos", axis), 1};
  if(stop.call && stop.call->numbers.empty())
    stop.call.reset(); // A variable.
  return stop;
}

void checkRange(const JointNode& joint, int axis, Report& report)
{
  const bool slides = joint.joint()->kind() == JointKind::Slider;
  if(joint.joint()->kind() == JointKind::Hinge2 && axis == 1)
    return; // A wheel turns without stops.
  const double shown = slides ? 1000 : 180 / M_PI; // mm, degrees
  const std::string unit = slides ? "mm" : "°";
  const double low = static_cast<double>(joint.parameter(JointParameter::LowStop, axis));
  const double high = static_cast<double>(joint.parameter(JointParameter::HighStop, axis));
  const double start = slides ? joint.joint()->position() : joint.joint()->angle(axis);
  const double excess = shown * std::max(low - start, start - high);
  const auto number = [&](double value) { return shortNumber(shown * value, 4); };
  const FormEdits& form = report.formOf(joint);
  const Stop lowStop = stopOf(form, axis, true), highStop = stopOf(form, axis, false);
  if(low > high)
  {
    Finding* const finding = report.add(Kind::Range, joint, shown * (low - high),
                                        lintText("lint.noRange", nameOf(joint, axis), number(low) + ' ' + unit, number(high) + ' ' + unit),
                                        lintText("lint.noRangeHint"));
    if(finding && lowStop.call && highStop.call)
    {
      std::vector<TextEdit> edits{form.setArgument(*lowStop.call, 1, shortNumber(high * lowStop.perUnit)),
                                  form.setArgument(*highStop.call, 1, shortNumber(low * highStop.perUnit))};
      std::ranges::sort(edits, {}, &TextEdit::begin);
      report.addFix(*finding, joint, lintText("lint.fixExchange"), std::move(edits));
    }
    return;
  }
  if(!(excess > angleTolerance))
    return;
  Finding* const finding = report.add(
      Kind::Range, joint, excess,
      lintText("lint.range", nameOf(joint, axis), number(low), number(high) + ' ' + unit, shortNumber(shown * start, 4) + ' ' + unit),
      lintText("lint.rangeHint"));
  const Stop& wrong = start < low ? lowStop : highStop;
  if(finding && wrong.call)
    report.addFix(*finding, joint, lintText("lint.fixRange", number(start) + ' ' + unit),
                  {form.setArgument(*wrong.call, 1, shortNumber(std::abs(start) < 1e-6 ? 0 : start * wrong.perUnit))});
}

/// Perceptors and effectors of a joint, which agents call by their names.
void checkNames(const Robots& robots, const JointNode& joint, Report& report)
{
  if(!robots.hasAgent(joint))
    return;
  const std::string own = joint.name() == "joint" || joint.name().starts_with('<') ? shownName(joint) : joint.name();
  const auto check = [&](const Object& node, const char* what, const std::string& name)
  {
    // As the class names it, with a number where several stand in one place.
    const std::string& usual = node.classInfo().defaultName;
    if(!node.name().starts_with('<') && node.name() != usual && !node.name().starts_with(usual + "_<"))
      return;
    static constexpr std::string_view naming[] = {"setName"}; // It may also be called as the class calls it.
    if(!report.formOf(node).calls(naming).empty())
      return;
    Finding* const finding = report.add(Kind::NoName, node, 1, lintText("lint.noName", what, inQuotes(own)),
                                        lintText("lint.noNameHint"));
    if(finding && report.formOf(node).found())
      report.addFix(*finding, node, lintText("lint.fixName", name), {report.formOf(node).add("setName " + name, false)});
  };
  const std::string name = SceneWriter::nameFrom(own);
  for(const auto& child : joint.children())
  {
    const auto below = [&](auto&& self, Object& node) -> void
    {
      if(dynamic_cast<const Perceptor*>(&node))
        check(node, "perceptor", name);
      else if(dynamic_cast<const Effector*>(&node))
        check(node, "effector", name + "_motor");
      else
        for(const auto& each : node.children())
          self(self, *each);
    };
    below(below, *child);
  }
}

} // namespace

void checkJoints(const Robots& robots, Report& report)
{
  for(const JointNode* const joint : robots.joints())
  {
    for(int axis = 0; axis < axesOf(joint->joint()->kind()); ++axis)
    {
      checkMotor(robots, *joint, axis, report);
      checkRange(*joint, axis, report);
    }
    checkNames(robots, *joint, report);
  }
}

} // namespace sparkwright::lint
