#include "core/joint/Joints.h"

#include "core/archive/StateArchive.h"
#include "core/body/RigidBody.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Report.h"
#include "physics/State.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

namespace sparkwright
{

using physics::JointParameter;

namespace
{

/// Engine's radians to degrees: the product in double, then rounded.
float roundedDegrees(double radians) { return static_cast<float>(radians * (180.0 / M_PI)); }

double stopDegrees(const physics::Joint* joint, JointParameter stop, int axis)
{
  return joint ? static_cast<float>(joint->parameter(stop, axis)) * (180.0 / M_PI) : 0;
}

RigidBody* nodeOf(const physics::Body* body) { return body ? static_cast<RigidBody*>(body->userData) : nullptr; }

} // namespace

void JointNode::onLink()
{
  useWorld();
  joint_ = makeJoint(engine());
  unused_ = joint_ != nullptr;
}

void JointNode::onUnlink()
{
  joint_.reset();
  unused_ = false;
}

void JointNode::prePhysics()
{
  if(std::exchange(unused_, false))
    warn(objectText("place.notAttached"), objectText("place.attach"));
}

RigidBody* JointNode::bodyAt(const std::string& path)
{
  if(path.empty())
    return nullptr;
  auto* const found = dynamic_cast<RigidBody*>(find(path));
  if(found && found->hasBody())
    return found;
  complainAbout(*this, objectText("place.noBody", path), objectText("place.paths"));
  return nullptr;
}

void JointNode::attach(const std::string& first, const std::string& second)
{
  const RigidBody* const a = bodyAt(first);
  join(a, bodyAt(second));
}

void JointNode::join(const RigidBody* a, const RigidBody* b)
{
  unused_ = false;
  if(!joint_)
    return;
  joint_->attach(a ? &a->body() : nullptr, b ? &b->body() : nullptr);
  if((a || b) && !joint_->first() && !joint_->second())
    warn(objectText("place.notJoined"), objectText("place.twoDifferent"));
}

RigidBody* JointNode::firstBody() const { return joint_ ? nodeOf(joint_->first()) : nullptr; }

RigidBody* JointNode::secondBody() const { return joint_ ? nodeOf(joint_->second()) : nullptr; }

void JointNode::setAnchor(const Vec3f& local)
{
  if(joint_)
    joint_->setAnchor(toEngine(transform(worldPose(), local)));
}

void JointNode::setAxis(int index, const Vec3f& local)
{
  if(joint_)
    joint_->setAxis(index, toEngine(rotate(worldPose(), local)));
}

void JointNode::setParameter(JointParameter parameter, int axis, float value)
{
  if(joint_)
    joint_->setParameter(parameter, axis, value);
}

float JointNode::parameter(JointParameter parameter, int axis) const
{
  return joint_ ? static_cast<float>(joint_->parameter(parameter, axis)) : 0.f;
}

void JointNode::setLowStopDeg(int axis, float degrees)
{
  setParameter(JointParameter::LowStop, axis, toRadians(degrees));
}

void JointNode::setHighStopDeg(int axis, float degrees)
{
  setParameter(JointParameter::HighStop, axis, toRadians(degrees));
}

double JointNode::lowStopDeg(int axis) const { return stopDegrees(joint(), JointParameter::LowStop, axis); }

double JointNode::highStopDeg(int axis) const { return stopDegrees(joint(), JointParameter::HighStop, axis); }

float JointNode::angleDeg(int axis) const { return joint_ ? roundedDegrees(joint_->angle(axis)) : 0.f; }

float JointNode::angleRateDeg(int axis) const { return joint_ ? roundedDegrees(joint_->angleRate(axis)) : 0.f; }

void JointNode::setMaxSpeed(int axis, float speed)
{
  if((axis == 0 || axis == 1) && !std::isnan(speed))
    maxSpeed_[axis] = std::abs(speed);
}

void JointNode::setMotorVelocity(int axis, float velocity)
{
  setParameter(JointParameter::MotorVelocity, axis, velocity);
}

void JointNode::wakeFirstBody()
{
  physics::Body* const body = joint_ ? joint_->first() : nullptr;
  if(body && !body->isEnabled())
    body->enable();
}

void JointNode::enableFeedback(bool enabled)
{
  if(joint_)
    joint_->enableFeedback(enabled);
}

void Hinge2Joint::setAnchor(const Vec3f& local)
{
  JointNode::setAnchor(local);
  setAxis(0, Vec3f::UnitZ());
  setAxis(1, Vec3f::UnitX());
}

void SliderJoint::attach(const std::string& first, const std::string& second)
{
  JointNode::attach(first, second);
  setAxis(0, Vec3f::UnitZ());
}

void JointNode::archive(StateArchive& a)
{
  a(unused_);
  for(float& speed : maxSpeed_)
    a(speed);
  if(!joint_)
    return;
  // Most of what can be set for an axis is as it usually is.
  static constexpr physics::JointState::Axis usual{
      -std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity(), 0, 0, 1, 0, 1e-10, 0.2, 1e-10};
  physics::JointState state = joint_->state();
  for(physics::JointState::Axis& axis : state.axes)
  {
    std::uint16_t others = 0;
    for(std::size_t i = 0; i < axis.size(); ++i)
      if(std::memcmp(&axis[i], &usual[i], sizeof axis[i]) != 0)
        others = static_cast<std::uint16_t>(others | (1 << i));
    a(others);
    for(std::size_t i = 0; i < axis.size(); ++i)
      if(others & (1 << i))
        a(axis[i]);
      else
        axis[i] = usual[i];
  }
  std::optional<std::array<physics::Vec3, 4>> measured;
  if(state.feedback)
    measured = {state.feedback->force1, state.feedback->torque1, state.feedback->force2, state.feedback->torque2};
  a(measured);
  if(joint_->kind() == physics::Joint::Kind::AngularMotor)
    a(state.motorAngles);
  if(!a.isLoading())
    return;
  state.feedback.reset();
  if(measured)
    state.feedback = {(*measured)[0], (*measured)[1], (*measured)[2], (*measured)[3]};
  a.require(joint_->setState(state));
}

} // namespace sparkwright
