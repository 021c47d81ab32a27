#include "core/robot/effectors/JointEffectors.h"

#include "core/archive/StateArchive.h"
#include "core/joint/AngularMotor.h"
#include "core/object/ObjectTexts.h"
#include "core/robot/agent/ParentCheck.h"
#include "core/text/Number.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sparkwright
{

namespace
{

/// The index-th value as a finite float.
std::optional<float> speedOf(const Action& action, std::size_t index)
{
  if(index >= action.values.size())
    return std::nullopt;
  const auto speed = static_cast<float>(toNumber(action.values[index]));
  return std::isfinite(speed) ? std::optional(speed) : std::nullopt;
}

} // namespace

void JointEffector::setFrozen(bool frozen)
{
  frozen_ = frozen;
  for(int axis = 0; joint_ && frozen && axis < drivenAxes(); ++axis)
    joint_->setMotorVelocity(axis, 0);
}

void JointEffector::halt()
{
  for(int axis = firstAxis(); joint_ && axis < firstAxis() + drivenAxes(); ++axis)
    joint_->setMotorVelocity(axis, 0);
}

void JointEffector::drive(int axis, float commanded)
{
  const float limit = joint_->maxSpeed(axis);
  const float speed = frozen_ ? 0.f : std::clamp(commanded, -limit, limit);
  const double angle = joint_->angleDeg(axis);
  // At a stop the former velocity of other motors stays in force, whatever the command.
  if(joint_->parameter(physics::JointParameter::SteadyMotor, axis) != 0 ||
     (angle > joint_->lowStopDeg(axis) && angle < joint_->highStopDeg(axis)))
    joint_->setMotorVelocity(axis, speed);
  if(commanded != 0)
    joint_->wakeFirstBody();
}

JointNode* HingeEffector::findJoint() const
{
  return foundOrWarn(*this, ancestor<HingeJoint>(), objectText("place.hinge"));
}

void HingeEffector::receive(const Action& action)
{
  const auto speed = speedOf(action, 0);
  if(joint() && speed)
    drive(0, *speed);
}

JointNode* Hinge2Effector::findJoint() const
{
  return foundOrWarn(*this, ancestor<Hinge2Joint>(), objectText("place.hinge2"));
}

void Hinge2Effector::receive(const Action& action)
{
  const auto speed = speedOf(action, 0);
  if(!joint() || !speed)
    return;
  joint()->setMotorVelocity(1, frozen() ? 0.f : toRadians(*speed));
  if(*speed != 0)
    joint()->wakeFirstBody();
}

JointNode* UniversalJointEffector::findJoint() const
{
  return foundOrWarn(*this, ancestor<UniversalJoint>(), objectText("place.universal"));
}

void UniversalJointEffector::receive(const Action& action)
{
  const auto first = speedOf(action, 0), second = speedOf(action, 1);
  if(!joint() || !first || !second)
    return;
  drive(0, *first);
  drive(1, *second);
}

JointNode* SliderEffector::findJoint() const
{
  return foundOrWarn(*this, ancestor<SliderJoint>(), objectText("place.slider"));
}

void SliderEffector::receive(const Action& action)
{
  const auto speed = speedOf(action, 0);
  if(!joint() || !speed)
    return;
  const float limit = joint()->maxSpeed(0);
  joint()->setMotorVelocity(0, frozen() ? 0.f : std::clamp(*speed, -limit, limit));
  if(*speed != 0)
    joint()->wakeFirstBody();
}

JointNode* AngularMotorEffector::findJoint() const
{
  return foundOrWarn(*this, ancestor<AngularMotor>(), objectText("place.angularMotor"));
}

void AngularMotorEffector::receive(const Action& action)
{
  const auto speed = speedOf(action, 0);
  if(joint() && speed)
    drive(0, *speed);
}

void JointEffector::archive(StateArchive& a)
{
  a(frozen_);
}

} // namespace sparkwright
