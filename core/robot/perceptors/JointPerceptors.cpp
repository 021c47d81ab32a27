#include "core/robot/perceptors/JointPerceptors.h"

#include "core/archive/StateArchive.h"
#include "core/joint/JointMotor.h"
#include "core/joint/Joints.h"
#include "core/object/ObjectTexts.h"
#include "core/robot/agent/ParentCheck.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

void HingePerceptor::onLink()
{
  joint_ = foundOrWarn(*this, ancestor<HingeJoint>(), objectText("place.hinge"));
}

void HingePerceptor::sense(PerceptWriter& out)
{
  if(!joint_)
    return;
  out.open("HJ");
  out.pair("n", name());
  out.pair("ax", joint_->angleDeg(0));
  if(const JointMotor* const motor = joint_->motor())
    writeMotor(*motor, out);
  out.close();
}

void HingePerceptor::writeMotor(const JointMotor& motor, PerceptWriter& out)
{
  const auto temperature = static_cast<float>(motor.model().temperature());
  if(std::abs(temperature - toldTemperature_) > 1)
  {
    toldTemperature_ = temperature;
    out.pair("tp", temperature);
  }
  constexpr double mostMilliamperes = 1e9;
  const double current = std::abs(motor.model().current()) * 1000;
  out.pair("ct", static_cast<int>(std::lround(std::min(current, mostMilliamperes))));
}

void Hinge2Perceptor::onLink()
{
  joint_ = foundOrWarn(*this, ancestor<Hinge2Joint>(), objectText("place.hinge2"));
}

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

void UniversalJointPerceptor::onLink()
{
  joint_ = foundOrWarn(*this, ancestor<UniversalJoint>(), objectText("place.universal"));
}

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

void HingePerceptor::archive(StateArchive& a)
{
  a(toldTemperature_);
}

} // namespace sparkwright
