#include "core/robot/JointPerceptors.h"

#include "core/body/Joints.h"
#include "core/robot/Placement.h"

namespace sparkwright
{

void HingePerceptor::onLink() { joint_ = placed(*this, ancestor<HingeJoint>(), "below a HingeJoint"); }

void HingePerceptor::sense(PerceptWriter& out)
{
  if(!joint_)
    return;
  out.open("HJ");
  out.pair("n", name());
  out.pair("ax", joint_->angleDeg(0));
  out.close();
}

void Hinge2Perceptor::onLink() { joint_ = placed(*this, ancestor<Hinge2Joint>(), "below a Hinge2Joint"); }

void Hinge2Perceptor::sense(PerceptWriter& out)
{
  if(!joint_)
    return;
  out.open("H2J");
  out.pair("n", name());
  out.open("ax");
  out.integer(0);
  out.number(joint_->angleDeg(0));
  out.close();
  out.close();
}

void UniversalJointPerceptor::onLink() { joint_ = placed(*this, ancestor<UniversalJoint>(), "below a UniversalJoint"); }

void UniversalJointPerceptor::sense(PerceptWriter& out)
{
  if(!joint_)
    return;
  out.open("UJ");
  out.pair("n", name());
  out.pair("ax1", joint_->angleDeg(0));
  out.pair("ax2", joint_->angleDeg(1));
  out.close();
}

} // namespace sparkwright
