#include "core/world/live/NodeValues.h"

#include "core/body/Battery.h"
#include "core/body/RigidBody.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/JointMotor.h"
#include "core/joint/Joints.h"
#include "core/object/Registry.h"
#include "core/scene/Transform.h"

#include <cmath>
#include <cstdio>
#include <string_view>

namespace sparkwright
{

namespace
{

using Value = NodeValues::Value;

constexpr std::size_t mostNodes = 200;

std::string number(double value)
{
  char text[32];
  std::snprintf(text, sizeof text, "%.6g", value == 0 ? 0. : value);
  return text;
}

template<class Vector>
std::string numbers(const Vector& v)
{
  return number(static_cast<double>(v[0])) + ' ' + number(static_cast<double>(v[1])) + ' ' +
         number(static_cast<double>(v[2]));
}

/// Degrees about x, y and z, as setLocalRotation takes them: Rx·Ry·Rz.
Vec3f degreesOf(const Mat4f& m)
{
  const float y = std::asin(std::clamp(m(0, 2), -1.f, 1.f));
  const bool upright = std::abs(m(0, 2)) > 0.99999f;
  const float x = upright ? std::atan2(m(2, 1), m(1, 1)) : std::atan2(-m(1, 2), m(2, 2));
  const float z = upright ? 0.f : std::atan2(-m(0, 1), m(0, 0));
  return {toDegrees(x), toDegrees(y), toDegrees(z)};
}

std::string textOf(const sparkwright::Value& value)
{
  if(const auto* const flag = std::get_if<bool>(&value))
    return *flag ? "true" : "false";
  if(const auto* const whole = std::get_if<std::int64_t>(&value))
    return std::to_string(*whole);
  if(const auto* const real = std::get_if<double>(&value))
    return number(*real);
  if(const auto* const text = std::get_if<std::string>(&value))
    return *text;
  return {};
}

/// The unit of what a getter returns: that of its setter, or the end of its description: `Mass, kg.`
std::string unitOf(const ClassInfo& info, const Method& getter)
{
  if(const Method* const setter = info.method("set" + getter.name.substr(3)); setter && !setter->parameters.empty())
    return setter->parameters.back().unit;
  const std::size_t comma = getter.documentation.rfind(", ");
  if(comma == std::string::npos)
    return {};
  std::string unit = getter.documentation.substr(comma + 2);
  if(unit.ends_with('.'))
    unit.pop_back();
  return unit.size() <= 8 && unit.find(' ') == std::string::npos ? unit : std::string();
}

void callGetters(Object& object, const ClassInfo& info, std::vector<Value>& out)
{
  for(const Method& method : info.methods)
  {
    if(!method.name.starts_with("get") || method.name == "getName" || method.name == "getFullPath" ||
       !method.accepts(0) || !method.parameters.empty())
      continue;
    const CallResult result = invoke(object, method, Arguments({}));
    if(std::string text = result.accepted ? textOf(result.value) : std::string(); !text.empty())
      out.push_back({method.name.substr(3), std::move(text), unitOf(object.classInfo(), method)});
  }
  for(const ClassInfo* const base : info.bases)
    callGetters(object, *base, out);
}

void describeJoint(const JointNode& joint, std::vector<Value>& out)
{
  using Kind = physics::Joint::Kind;
  if(!joint.joint())
    return;
  const Kind kind = joint.joint()->kind();
  const int axes = kind == Kind::Universal ? 2 : kind == Kind::Hinge || kind == Kind::Hinge2 ? 1 : 0;
  for(int axis = 0; axis < axes; ++axis)
  {
    const std::string which = axes > 1 ? ' ' + std::to_string(axis) : std::string();
    if(axes > 1 || kind == Kind::Hinge2) // Others have getters.
    {
      out.push_back({"Angle" + which, number(static_cast<double>(joint.angleDeg(axis))), "deg"});
      out.push_back({"AngleRate" + which, number(static_cast<double>(joint.angleRateDeg(axis))), "deg/s"});
    }
    using physics::JointParameter;
    out.push_back({"AngularMotorVelocity" + which,
                   number(static_cast<double>(toDegrees(joint.parameter(JointParameter::MotorVelocity, axis)))),
                   "deg/s"});
    out.push_back({"MaxMotorForce" + which,
                   number(static_cast<double>(joint.parameter(JointParameter::MaxMotorForce, axis))), "N·m"});
  }
}

void describe(Object& object, std::vector<Value>& out)
{
  if(const auto* const transform = dynamic_cast<const Transform*>(&object))
  {
    out.push_back({"LocalPos", numbers(translation(transform->local())), "m"});
    out.push_back({"LocalRotation", numbers(degreesOf(transform->local())), "deg"});
    out.push_back({"Position", numbers(translation(transform->worldPose())), "m"});
    out.push_back({"Rotation", numbers(degreesOf(transform->worldPose())), "deg"});
  }
  else if(const auto* const body = dynamic_cast<const RigidBody*>(&object); body && body->hasBody())
  {
    out.push_back({"Position", numbers(body->position()), "m"});
    out.push_back({"Velocity", numbers(body->velocity()), "m/s"});
    out.push_back({"AngularVelocity", numbers(body->angularVelocity()), "rad/s"});
    const physics::Mass mass = body->body().mass();
    out.push_back({"Inertia", numbers(physics::Vec3(mass.inertia.diagonal())), "kg·m²"});
  }
  else if(const auto* const joint = dynamic_cast<const JointNode*>(&object))
    describeJoint(*joint, out);
  else if(const auto* const motor = dynamic_cast<const JointMotor*>(&object))
  {
    const MotorModel& model = motor->model();
    out.push_back({"Torque", number(model.torque()), "N·m"});
    out.push_back({"PermittedTorque", number(motor->permittedTorque()), "N·m"});
    out.push_back({"Current", number(model.current()), "A"});
    out.push_back({"Power", number(model.power()), "W"});
    out.push_back({"Temperature", number(model.temperature()), "°C"});
  }
  if(const auto* const motor = dynamic_cast<const AngularMotor*>(&object))
  {
    out.push_back({"Torque", number(static_cast<double>(motor->torque())), "N·m"});
    out.push_back({"Current", number(static_cast<double>(motor->current())), "A"});
    out.push_back({"Temperature", number(static_cast<double>(motor->temperature())), "°C"});
  }
  callGetters(object, object.classInfo(), out);
}

void collect(Object& object, NodeValues& values)
{
  if(values.nodes.size() >= mostNodes)
    return;
  NodeValues::Node& node = values.nodes.emplace_back();
  node.id = object.id();
  node.name = object.name();
  node.className = object.classInfo().name;
  node.form = object.origin().source;
  describe(object, node.values);
  for(const auto& child : object.children())
    if(!dynamic_cast<Transform*>(child.get()))
      collect(*child, values);
}

} // namespace

NodeValues nodeValues(Object& node)
{
  NodeValues values;
  values.asked = node.id();
  collect(node, values);
  return values;
}

} // namespace sparkwright
