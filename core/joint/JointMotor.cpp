#include "core/joint/JointMotor.h"

#include "core/archive/StateArchive.h"
#include "core/body/Battery.h"
#include "core/body/WorldNode.h"
#include "core/joint/AngularMotor.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Report.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

using physics::JointParameter;

void JointMotor::onLink()
{
  world_ = worldOf(*this);
  auto* const above = dynamic_cast<JointNode*>(parent());
  const bool fits = dynamic_cast<HingeJoint*>(above) || dynamic_cast<AngularMotor*>(above);
  if(!fits || !above->joint())
    return warnAbout(*this, objectText("place.jointMotor"));
  if(above->motor_)
    return warnAbout(*this, objectText("place.secondMotor"));
  joint_ = above;
  joint_->motor_ = this;
  formerLimit_ = joint_->parameter(JointParameter::MaxMotorForce, 0);
  joint_->enableFeedback(true);
}

void JointMotor::onUnlink()
{
  world_.reset();
  if(!joint_)
    return;
  joint_->motor_ = nullptr;
  joint_->setParameter(JointParameter::MaxMotorForce, 0, formerLimit_);
  joint_ = nullptr;
}

bool JointMotor::setBattery(const std::string& path)
{
  auto* const found = dynamic_cast<Battery*>(find(path));
  if(found)
    battery_ = std::static_pointer_cast<Battery>(found->shared_from_this());
  return found != nullptr;
}

void JointMotor::prePhysics()
{
  if(!joint_)
    return;
  const std::shared_ptr<Battery> source = battery();
  command_ = joint_->parameter(JointParameter::MotorVelocity, 0);
  limit(!source || source->power() > 0);
  if(permitted_ < std::abs(model_.torque())) // A robot that sleeps would hang in the air.
    joint_->wakeFirstBody();
  const physics::Joint& own = *joint_->joint();
  place_ = own.axisPlace();
  const double angle = own.angle(0);
  stop_ = own.kind() != physics::Joint::Kind::Hinge             ? 0
          : angle <= own.parameter(JointParameter::LowStop, 0)  ? -1
          : angle >= own.parameter(JointParameter::HighStop, 0) ? 1
                                                                : 0;
}

void JointMotor::limit(bool powered)
{
  if(!joint_)
    return;
  permitted_ = model_.permittedTorque(powered);
  const double friction = model_.constants().friction;
  braking_ = permitted_ < friction;
  joint_->setParameter(JointParameter::MaxMotorForce, 0, static_cast<float>(std::max(permitted_, friction)));
  if(braking_) // All that is left is the friction of the gear, and the engine knows it as a motor that stands.
    joint_->setParameter(JointParameter::MotorVelocity, 0, 0);
}

/// At a stop the engine solves for the stop and lets the motor push beside it: with all it has, or with a share of it
/// if that leads away.
double JointMotor::appliedTorque() const
{
  const physics::Joint& own = *joint_->joint();
  if(stop_ == 0 || braking_ || own.parameter(JointParameter::SteadyMotor, 0) != 0)
    return std::clamp(own.axisTorque(place_), -permitted_, permitted_);
  const double velocity = own.parameter(JointParameter::MotorVelocity, 0);
  const double direction = velocity > 0 || (velocity == 0 && stop_ > 0) ? 1 : -1;
  const bool away = velocity * stop_ < 0;
  return direction * permitted_ * (away ? own.parameter(JointParameter::FudgeFactor, 0) : 1);
}

void JointMotor::postPhysics()
{
  if(!joint_)
    return;
  const double step = static_cast<double>(world_ ? world_->step : physicsStep);
  const double torque = appliedTorque();
  if(braking_)
    joint_->setParameter(JointParameter::MotorVelocity, 0, command_);
  model_.advance(torque, joint_->joint()->axisRate(), step, !world_ || world_->jointHeating.value_or(true));
  if(!world_ || world_->batteryDischarge.value_or(true))
    if(const std::shared_ptr<Battery> source = battery())
      source->draw(model_.power() * step);
}

void JointMotor::archive(StateArchive& a)
{
  a(model_, permitted_, command_, braking_, place_.axis, place_.arm, stop_);
}

} // namespace sparkwright
