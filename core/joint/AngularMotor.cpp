#include "core/joint/AngularMotor.h"

#include "core/archive/StateArchive.h"
#include "core/body/Battery.h"
#include "core/body/WorldNode.h"
#include "core/joint/JointMotor.h"
#include "core/object/ObjectTexts.h"
#include "core/scene/Transform.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

using physics::JointParameter;

void AngularMotor::onLink()
{
  JointNode::onLink();
  hinge_ = ancestor<HingeJoint>();
  world_ = worldOf(*this);
  joint()->enableFeedback(true);
  if(!hinge_)
    warn(objectText("place.motorAlone"));
}

void AngularMotor::onUnlink()
{
  JointNode::onUnlink();
  world_.reset();
}

void AngularMotor::setMaxTorque(float newtonMetres)
{
  maxTorque_ = std::max(0.f, newtonMetres);
  setParameter(JointParameter::MaxMotorForce, 0, stiffness_ * maxTorque_);
}

bool AngularMotor::setBattery(const std::string& path)
{
  auto* const found = dynamic_cast<Battery*>(find(path));
  if(found)
    battery_ = found->shared_from_this();
  return found != nullptr;
}

std::shared_ptr<Battery> AngularMotor::battery() const
{
  return std::static_pointer_cast<Battery>(battery_.lock());
}

void AngularMotor::setEulerMode(bool euler)
{
  euler_ = euler;
  if(euler)
    axisCount_ = 3;
  if(joint())
    joint()->setMotorEulerMode(euler);
}

bool AngularMotor::setAxisCount(int count)
{
  if(count < 0 || count > 3)
    return false;
  axisCount_ = count;
  if(joint())
    joint()->setMotorAxisCount(count);
  return true;
}

bool AngularMotor::setMotorAxis(int index, int anchor, const Vec3f& axis)
{
  if(index < 0 || index > 2 || anchor < 0 || anchor > 2)
    return false;
  anchor_[static_cast<std::size_t>(index)] = anchor;
  if(joint())
    joint()->setMotorAxis(index, anchor, toEngine(axis));
  return true;
}

void AngularMotor::setAxisAngle(int index, int degrees)
{
  if(joint())
    joint()->setMotorAngle(index, toRadians(static_cast<float>(degrees)));
}

void AngularMotor::setStiffness(float stiffness)
{
  if(motor())
    motor()->setStiffness(stiffness);
  if(!std::isnan(stiffness))
    stiffness_ = std::clamp(stiffness, 0.f, 1.f);
}

float AngularMotor::angleDeg(int axis) const { return hinge_ ? hinge_->angleDeg(axis) : JointNode::angleDeg(axis); }

bool AngularMotor::powered() const
{
  const std::shared_ptr<Battery> source = battery();
  return (!source || source->power() > 0) && temperature_ <= protectionTemperature;
}

void AngularMotor::setMotorVelocity(int axis, float velocity)
{
  command_ = motor() || powered() ? velocity : 0.f;
  JointNode::setMotorVelocity(axis, command_);
}

void AngularMotor::postPhysics()
{
  if(motor())
    return followMotor();
  torque_ = static_cast<float>(joint()->feedback().torque1.norm());
  current_ = torqueConstant != 0 ? torque_ / torqueConstant : 0.f;
  const float heat = current_ * current_ * resistance;
  const float step = world_ ? world_->step : physicsStep;
  const float energy = (speedConstant * std::abs(command_) * current_ + heat) * step;

  if(temperature_ >= protectionTemperature)
    stiffness_ = std::min(stiffness_, protectionStiffness);
  float limit = stiffness_ * maxTorque_;
  if(world_ && world_->batteryDischarge.value_or(false))
    if(const std::shared_ptr<Battery> source = battery(); source && !source->take(energy))
      limit = 0;
  setParameter(JointParameter::MaxMotorForce, 0, limit);
  if(world_ && world_->jointHeating.value_or(false) && heatCapacity > 0)
    temperature_ += (heat - thermalConductivity * (temperature_ - environment_)) * step / heatCapacity;
}

void AngularMotor::followMotor()
{
  torque_ = static_cast<float>(std::abs(motor()->model().torque()));
  current_ = static_cast<float>(std::abs(motor()->model().current()));
  temperature_ = static_cast<float>(motor()->model().temperature());
}

void AngularMotor::archive(StateArchive& a)
{
  JointNode::archive(a);
  a(maxTorque_, environment_, temperature_, stiffness_, command_, torque_, current_);
}

} // namespace sparkwright
