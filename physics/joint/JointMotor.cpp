#include "physics/Joint.h"

#include "physics/OdeHandles.h"
#include "physics/joint/JointAids.h"

#include <Eigen/Geometry>

#include <cmath>

namespace sparkwright::physics
{

void Joint::setMotorAxisCount(int count)
{
  if(count < 0 || count > 3)
    return;
  if(impl_->kind == Kind::LinearMotor)
  {
    dJointSetLMotorNumAxes(impl_->id, count);
    impl_->frames.motorAxisCount = count;
  }
  if(impl_->kind != Kind::AngularMotor)
    return;
  dJointSetAMotorNumAxes(impl_->id, count);
  impl_->frames.motorChanged(impl_->id);
}

void Joint::setMotorAxis(int index, int relativeTo, const Vec3& world)
{
  const bool slides = impl_->kind == Kind::LinearMotor || impl_->kind == Kind::InPlane;
  if((impl_->kind != Kind::AngularMotor && !slides) || !isAxis(index) || relativeTo < 0 || relativeTo > 2 ||
     !isDirection(world))
    return;
  if(relativeTo != 0 && !impl_->attached())
    return;
  if(slides)
  {
    dJointSetLMotorAxis(impl_->id, index, relativeTo, world.x(), world.y(), world.z());
    impl_->frames.motorTurned(impl_->id, index, relativeTo, world.x(), world.y(), world.z());
    return;
  }
  // Euler angles fix the first axis to the first body and the third one to the second; nothing fixes the one between.
  constexpr int eulerRelation[] = {1, 0, 2};
  if(impl_->eulerMode() && relativeTo != 0 && relativeTo != eulerRelation[index])
    return;
  if(index != 1)
  {
    const Body* const body = relativeTo == 1 ? first() : relativeTo == 2 ? second() : nullptr;
    impl_->motorAxis[index / 2] = (body ? Vec3(body->rotation().transpose() * world) : world).normalized();
  }
  dJointSetAMotorAxis(impl_->id, index, relativeTo, world.x(), world.y(), world.z());
  impl_->frames.motorTurned(impl_->id, index, relativeTo, world.x(), world.y(), world.z());
}

void Joint::setMotorAngle(int index, double angle)
{
  if(impl_->kind == Kind::AngularMotor && isAxis(index) && std::isfinite(angle) && !impl_->eulerMode())
    dJointSetAMotorAngle(impl_->id, index, angle);
}

void Joint::setMotorEulerMode(bool euler)
{
  if(impl_->kind != Kind::AngularMotor)
    return;
  dJointSetAMotorMode(impl_->id, euler ? dAMotorEuler : dAMotorUser);
  impl_->frames.motorModeChanged(impl_->id);
}

void Joint::Impl::setPlanarMotor(JointParameter parameter, int axis, double value)
{
  PlanarMotor& motor = planarMotors[static_cast<std::size_t>(axis)];
  if(parameter == JointParameter::MotorVelocity)
    motor.velocity = value;
  else if(parameter == JointParameter::MaxMotorForce && value >= 0)
    motor.force = value;
  else
    return;
  const auto set = axis == 0 ? dJointSetPlane2DXParam : axis == 1 ? dJointSetPlane2DYParam : dJointSetPlane2DAngleParam;
  set(id, dParamVel, motor.velocity);
  set(id, dParamFMax, motor.force);
}

double Joint::Impl::planarMotor(JointParameter parameter, int axis) const
{
  const PlanarMotor& motor = planarMotors[static_cast<std::size_t>(axis)];
  return parameter == JointParameter::MotorVelocity   ? motor.velocity
         : parameter == JointParameter::MaxMotorForce ? motor.force
                                                      : 0;
}

void Joint::enableFeedback(bool enabled)
{
  if(impl_->measured == enabled)
    return;
  impl_->measured = enabled;
  impl_->feedback = {};
  dJointSetFeedback(impl_->id, enabled ? &impl_->feedback : nullptr);
  if(impl_->aids)
    impl_->aids->enableFeedback(enabled);
}

JointFeedback Joint::feedback() const
{
  const dJointFeedback& f = impl_->feedback;
  JointFeedback result{toVec3(f.f1), toVec3(f.t1), toVec3(f.f2), toVec3(f.t2)};
  // With only a second body the engine counts that one as its first.
  if(!first() && second())
  {
    std::swap(result.force1, result.force2);
    std::swap(result.torque1, result.torque2);
  }
  return result;
}

AxisPlace Joint::axisPlace() const
{
  if((impl_->kind != Kind::Hinge && impl_->kind != Kind::AngularMotor) || !impl_->attached())
    return {};
  const Body* const body = first() ? first() : second();
  return {axis(0), impl_->kind == Kind::Hinge ? Vec3(anchor() - body->position()) : Vec3::Zero()};
}

double Joint::axisTorque(const AxisPlace& before) const
{
  if(!impl_->measured)
    return 0;
  if(const Joint* const motor = impl_->aids ? impl_->aids->axes[0].motor.get() : nullptr)
    return motor->axisTorque({before.axis, Vec3::Zero()});
  const JointFeedback now = feedback();
  // Torques are told about the centre of mass; what the anchor holds is no motor's.
  if(first())
    return (now.torque1 - before.arm.cross(now.force1)).dot(before.axis);
  return -(now.torque2 - before.arm.cross(now.force2)).dot(before.axis);
}

double Joint::axisRate() const
{
  if((impl_->kind != Kind::Hinge && impl_->kind != Kind::AngularMotor) || !impl_->attached())
    return 0;
  Vec3 rate = Vec3::Zero();
  if(first())
    rate += first()->angularVelocity();
  if(second())
    rate -= second()->angularVelocity();
  return rate.dot(axis(0));
}

} // namespace sparkwright::physics
