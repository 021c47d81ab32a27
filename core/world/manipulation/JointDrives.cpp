#include "core/world/manipulation/JointDrives.h"

#include "core/archive/StateArchive.h"
#include "core/body/RigidBody.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/JointMotor.h"
#include "core/joint/Joints.h"
#include "core/world/cycle/ActiveScene.h"
#include "core/world/manipulation/Assembly.h"
#include "core/world/manipulation/ManipulationTexts.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace sparkwright
{

namespace
{

using physics::JointParameter;
using Kind = physics::Joint::Kind;

/// The bodies on one side of a joint.
struct Side
{
  std::vector<RigidBody*> bodies;
  double mass = 0;   ///< Infinite if it is joined to the environment.
  bool ring = false; ///< The other side is connected to it by further joints.
};

Side sideOf(RigidBody* from, const RigidBody* other, const JointNode& without, Object& scene)
{
  Side side;
  if(!from)
    side.mass = std::numeric_limits<double>::infinity();
  else
    side.bodies.push_back(from);
  std::multimap<RigidBody*, RigidBody*> joined;
  scene.visit<JointNode>(
      [&](JointNode& joint)
      {
        if(&joint == &without || !joint.joint() || joint.joint()->kind() == Kind::AngularMotor)
          return;
        joined.emplace(joint.firstBody(), joint.secondBody());
        joined.emplace(joint.secondBody(), joint.firstBody());
      });
  std::set<const RigidBody*> known(side.bodies.begin(), side.bodies.end());
  for(std::size_t i = 0; i < side.bodies.size(); ++i)
  {
    side.mass += side.bodies[i]->body().mass().mass;
    const auto [first, last] = joined.equal_range(side.bodies[i]);
    for(auto next = first; next != last; ++next)
      if(!next->second)
        side.mass = std::numeric_limits<double>::infinity();
      else if(known.insert(next->second).second)
        side.bodies.push_back(next->second);
  }
  side.ring = other && known.contains(other);
  return side;
}

bool isSettable(const JointNode& joint, int axis)
{
  switch(joint.joint()->kind())
  {
  case Kind::Hinge:
  case Kind::Slider:
  case Kind::Hinge2:
    return axis == 0; // The engine does not know the angle of the wheel.
  case Kind::Universal:
    return axis == 0 || axis == 1;
  default:
    return false;
  }
}

double valueOf(const physics::Joint& joint, int axis)
{
  return joint.kind() == Kind::Slider ? joint.position() : joint.angle(axis);
}

/// Degrees from -180 to 180 are all that an angle tells, unless turns are counted.
double difference(const physics::Joint& joint, double from, double to)
{
  return joint.kind() == Kind::Slider || joint.countsTurns() ? to - from : std::remainder(to - from, 2 * M_PI);
}

/// Whether a motor can turn or slide it, without an end to get to: wheels, too.
bool isDrivable(const JointNode& joint, int axis)
{
  return isSettable(joint, axis) || (joint.joint()->kind() == Kind::Hinge2 && axis == 1);
}

float withinStops(const JointNode& joint, int axis, float value)
{
  const float low = joint.parameter(JointParameter::LowStop, axis);
  const float high = joint.parameter(JointParameter::HighStop, axis);
  return low <= high ? std::clamp(value, low, high) : value;
}

/// Moves bodies by an amount along or about the joint's axis, in double precision.
void moveBodies(const std::vector<RigidBody*>& bodies, const physics::Joint& joint, int axis, double amount)
{
  const physics::Vec3 direction = joint.axis(axis).normalized();
  if(joint.kind() == Kind::Slider)
  {
    for(RigidBody* const body : bodies)
      body->body().setPosition(body->body().position() + amount * direction);
    return;
  }
  const physics::Mat3 turn = Eigen::AngleAxisd(amount, direction).toRotationMatrix();
  const physics::Vec3 anchor = joint.anchor();
  for(RigidBody* const body : bodies)
  {
    const physics::Vec3 position = anchor + turn * (body->body().position() - anchor);
    body->body().setRotation(turn * body->body().rotation());
    body->body().setPosition(position);
  }
}

/// Moves bodies so that the joint gets a value.
void setValue(physics::Joint& joint, int axis, double wanted, const std::vector<RigidBody*>& moved)
{
  const double before = valueOf(joint, axis);
  const double amount = difference(joint, before, wanted);
  if(amount == 0)
    return;
  // Which way is positive depends on the kind of the joint and the order of its bodies.
  const double probe = std::clamp(amount, -0.1, 0.1);
  moveBodies(moved, joint, axis, probe);
  const double sign = difference(joint, before, valueOf(joint, axis)) * probe >= 0 ? 1 : -1;
  moveBodies(moved, joint, axis, sign * difference(joint, valueOf(joint, axis), wanted));
  joint.setTurns(wanted);
}

/// Puts bodies at rest, and shows their poses: those of outer nodes first, since inner ones are relative to them.
void rest(std::vector<RigidBody*>& bodies)
{
  const auto depth = [](const Object* node)
  {
    int count = 0;
    for(; node; node = node->parent())
      ++count;
    return count;
  };
  std::ranges::stable_sort(bodies, {}, depth);
  for(RigidBody* const body : bodies)
  {
    body->setVelocity(Vec3f::Zero());
    body->setAngularVelocity(Vec3f::Zero());
    body->body().enable();
    if(Transform* const part = body->owner())
      part->setWorld(body->bodyPose());
  }
}

/// The node whose motor moves the joint.
JointNode& motorOf(JointNode& joint)
{
  JointNode* servo = nullptr;
  joint.visit<AngularMotor>(
      [&](AngularMotor& motor)
      {
        if(!servo)
          servo = &motor;
      });
  return servo ? *servo : joint;
}

bool hasMotor(const JointNode& joint, int axis)
{
  return joint.motor() || joint.parameter(JointParameter::MaxMotorForce, axis) > 0;
}

JointDrives::Refusal refusal(const JointNode* joint, const Object& node)
{
  if(!joint || !joint->joint() || (!joint->firstBody() && !joint->secondBody()))
    return {manipulationText("manipulation.noJoint", node.path()), manipulationText("manipulation.nameOne")};
  return {};
}

JointDrives::Refusal refusal(const JointNode* joint, int axis, const Object& node)
{
  if(JointDrives::Refusal no = refusal(joint, node); !no.why.empty())
    return no;
  if(!isSettable(*joint, axis))
    return {manipulationText("manipulation.noAxis", node.path(), axis)};
  return {};
}

} // namespace

JointDrives::Refusal JointDrives::set(const SetJoint& request, Object& node)
{
  auto* const joint = dynamic_cast<JointNode*>(&node);
  if(Refusal no = refusal(joint, request.axis, node); !no.why.empty())
    return no;
  if(!std::isfinite(request.value))
    return {manipulationText("manipulation.joint")};
  Side first = sideOf(joint->firstBody(), joint->secondBody(), *joint, active_.scene());
  Side second = sideOf(joint->secondBody(), joint->firstBody(), *joint, active_.scene());
  const bool bothFixed = std::isinf(first.mass) && std::isinf(second.mass);
  if(first.ring || second.ring || bothFixed)
    return {manipulationText("manipulation.ring", node.path())};
  physics::Joint& engine = *joint->joint();
  const double wanted = static_cast<double>(withinStops(*joint, request.axis, request.value));
  const bool moveFirst = first.mass <= second.mass;
  setValue(engine, request.axis, wanted, moveFirst ? first.bodies : second.bodies);
  first.bodies.insert(first.bodies.end(), second.bodies.begin(), second.bodies.end());
  rest(first.bodies);
  return {};
}

JointDrives::Refusal JointDrives::drive(const DriveJoint& request, Object& node, double longest)
{
  auto* const joint = dynamic_cast<JointNode*>(&node);
  const auto known = std::ranges::find_if(drives_, [&](const Drive& drive)
                                          { return drive.id == node.id() && drive.axis == request.axis; });
  if(!request.value && !request.speed)
  {
    if(known != drives_.end())
    {
      release(*known);
      drives_.erase(known);
    }
    return {};
  }
  if(Refusal no = request.value ? refusal(joint, request.axis, node) : refusal(joint, node); !no.why.empty())
    return no;
  if(!request.value && !isDrivable(*joint, request.axis))
    return {manipulationText("manipulation.noWheel", node.path(), request.axis)};
  if(request.value && !std::isfinite(*request.value))
    return {manipulationText("manipulation.joint")};
  if(!request.value && !std::isfinite(*request.speed))
    return {manipulationText("manipulation.speed")};
  const std::optional<float> target =
      request.value ? std::optional(withinStops(*joint, request.axis, *request.value)) : std::nullopt;
  const float speed = request.speed.value_or(0);
  if(known != drives_.end())
  {
    known->target = target;
    known->speed = speed;
    known->left = longest;
    return {};
  }
  JointNode& motor = motorOf(*joint);
  if(!hasMotor(motor, request.axis))
    return {manipulationText("manipulation.noMotor", node.path()), manipulationText("manipulation.addMotor")};
  const float now = motor.parameter(JointParameter::MotorVelocity, request.axis);
  drives_.push_back({node.id(), request.axis, target, speed, longest, now, now});
  return {};
}

void JointDrives::command(Drive& drive, JointNode& joint, double seconds)
{
  JointNode& motor = motorOf(joint);
  const float now = motor.parameter(JointParameter::MotorVelocity, drive.axis);
  if(now != drive.set)
    drive.commanded = now;
  const physics::Joint& engine = *joint.joint();
  const bool slides = engine.kind() == Kind::Slider;
  // A fifth of the way in each step: quick, and it does not overshoot.
  const auto wayIn = [&](double target)
  { return static_cast<float>(difference(engine, valueOf(engine, drive.axis), target) / (5 * seconds)); };
  const float speed = drive.target ? wayIn(static_cast<double>(*drive.target)) : drive.speed;
  float most = motor.maxSpeed(drive.axis);
  if(!std::isfinite(most))
    most = joint.maxSpeed(drive.axis);
  if(!std::isfinite(most))
    most = !drive.target ? fastestWheel : slides ? 1 : fastest;
  motor.setMotorVelocity(drive.axis, std::clamp(speed, -most, most));
  drive.set = motor.parameter(JointParameter::MotorVelocity, drive.axis);
  for(RigidBody* const body : {joint.firstBody(), joint.secondBody()})
    if(body && !body->body().isEnabled() && std::abs(speed) > 1e-3f)
      body->body().enable();
}

void JointDrives::release(const Drive& drive) const
{
  auto* const joint = dynamic_cast<JointNode*>(active_.nodeWithId(drive.id));
  if(!joint || !joint->joint())
    return;
  JointNode& motor = motorOf(*joint);
  const float now = motor.parameter(JointParameter::MotorVelocity, drive.axis);
  if(now == drive.set) // Else somebody has commanded it since.
    motor.setMotorVelocity(drive.axis, drive.commanded);
}

void JointDrives::act(double seconds)
{
  for(Drive& drive : drives_)
  {
    drive.left -= seconds;
    auto* const joint = drive.left > 0 ? dynamic_cast<JointNode*>(active_.nodeWithId(drive.id)) : nullptr;
    if(!joint || !joint->joint() || !isDrivable(*joint, drive.axis))
    {
      drive.left = 0;
      release(drive);
      continue;
    }
    command(drive, *joint, seconds);
  }
  std::erase_if(drives_, [](const Drive& drive) { return drive.left <= 0; });
}

void JointDrives::Drive::archive(StateArchive& a)
{
  a(id, axis, target, speed, left, set, commanded);
  a.require(axis >= 0 && axis < 3);
}

void JointDrives::archive(StateArchive& a)
{
  a(drives_);
}

} // namespace sparkwright
