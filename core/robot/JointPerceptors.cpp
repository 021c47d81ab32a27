#include "core/robot/JointPerceptors.h"

#include "core/body/Joints.h"

namespace sparkwright
{

void JointPerceptor::onLink()
{
  joint_ = ancestor<JointNode>();
}

float JointPerceptor::angle(int axis) const
{
  return joint_->angleDeg(axis);
}

void HingePerceptor::sense(PerceptWriter& out)
{
  if(!joint_)
    return;
  out.open("HJ");
  out.pair("n", name());
  out.pair("ax", angle(0));
  out.close();
}

void Hinge2Perceptor::sense(PerceptWriter& out)
{
  if(!joint_)
    return;
  out.open("H2J");
  out.pair("n", name());
  out.open("ax");
  out.integer(0);
  out.number(angle(0));
  out.close();
  out.close();
}

void UniversalJointPerceptor::sense(PerceptWriter& out)
{
  if(!joint_)
    return;
  out.open("UJ");
  out.pair("n", name());
  out.pair("ax1", angle(0));
  out.pair("ax2", angle(1));
  out.close();
}

} // namespace sparkwright
