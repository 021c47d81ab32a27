#include "core/joint/MotorCut.h"

#include "core/body/RigidBody.h"
#include "core/joint/JointMotor.h"
#include "core/joint/Joints.h"

#include <algorithm>

namespace sparkwright
{

using physics::JointParameter;

void MotorCut::before(Object& robot)
{
  float mass = 0;
  robot.visit<RigidBody>(
      [&mass](RigidBody& rigid)
      {
        if(rigid.hasBody())
          mass += static_cast<float>(rigid.body().mass().mass);
      });
  robot.visit<JointNode>(
      [this, mass](JointNode& joint)
      {
        if(!joint.joint())
          return;
        if(joint.motor())
          return joint.motor()->cut();
        const bool slides = joint.joint()->kind() == physics::Joint::Kind::Slider;
        const float left = mass * (slides ? slidingFriction : friction);
        Former former{&joint, {}, {}};
        bool any = false;
        for(int axis = 0; axis < 3; ++axis)
        {
          float& force = former.force[static_cast<std::size_t>(axis)];
          force = joint.parameter(JointParameter::MaxMotorForce, axis);
          if(!(force > 0))
            continue;
          any = true;
          former.velocity[static_cast<std::size_t>(axis)] = joint.parameter(JointParameter::MotorVelocity, axis);
          joint.setParameter(JointParameter::MaxMotorForce, axis, std::min(force, left));
          joint.setParameter(JointParameter::MotorVelocity, axis, 0);
        }
        if(any)
          former_.push_back(former);
      });
}

void MotorCut::after()
{
  for(const Former& former : former_)
    for(int axis = 0; axis < 3; ++axis)
      if(const float force = former.force[static_cast<std::size_t>(axis)]; force > 0)
      {
        former.joint->setParameter(JointParameter::MaxMotorForce, axis, force);
        former.joint->setParameter(JointParameter::MotorVelocity, axis, former.velocity[static_cast<std::size_t>(axis)]);
      }
  former_.clear();
}

} // namespace sparkwright
