#include "core/robot/perceptors/JointPerceptors.h"

#include "core/archive/StateArchive.h"
#include "core/joint/JointMotor.h"
#include "core/joint/Joints.h"
#include "core/object/ObjectTexts.h"
#include "core/robot/agent/ParentCheck.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sparkwright
{

namespace
{

/// Of a hinge; the last two with a motor only.
constexpr std::array<SensorChannel, 3> hinge{{{"angle", "deg"}, {"temperature", "degC"}, {"current", "A"}}};
constexpr std::array<SensorChannel, 1> slider{{{"position", "m"}}};
constexpr std::array<SensorChannel, 2> universal{{{"angle", "deg"}, {"angle2", "deg"}}};

} // namespace

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
  if(joint_->joint() && joint_->joint()->countsTurns())
    out.pair("ax", joint_->angleDeg(0));
  else
    out.anglePair("ax", joint_->angleDeg(0));
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

std::span<const SensorChannel> HingePerceptor::channels() const
{
  return std::span(hinge).first(!joint_ ? 0 : joint_->motor() ? 3 : 1);
}

void HingePerceptor::measure(std::span<float> out) const
{
  if(out.empty() || !joint_)
    return;
  out[0] = joint_->angleDeg(0);
  if(const JointMotor* const motor = out.size() < 3 ? nullptr : joint_->motor())
  {
    out[1] = static_cast<float>(motor->model().temperature());
    out[2] = static_cast<float>(motor->model().current());
  }
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
  out.angle(joint_->angleDeg(0));
  out.close();
  out.close();
}

std::span<const SensorChannel> Hinge2Perceptor::channels() const { return std::span(hinge).first(joint_ ? 1 : 0); }

void Hinge2Perceptor::measure(std::span<float> out) const
{
  if(joint_)
    out[0] = joint_->angleDeg(0);
}

void SliderPerceptor::onLink()
{
  joint_ = foundOrWarn(*this, ancestor<SliderJoint>(), objectText("place.slider"));
}

float SliderPerceptor::position() const
{
  return joint_ && joint_->joint() ? static_cast<float>(joint_->joint()->position()) : 0.f;
}

void SliderPerceptor::sense(PerceptWriter& out)
{
  if(!joint_)
    return;
  out.open("SJ");
  out.pair("n", name());
  out.pair("ax", position());
  out.close();
}

std::span<const SensorChannel> SliderPerceptor::channels() const { return std::span(slider).first(joint_ ? 1 : 0); }

void SliderPerceptor::measure(std::span<float> out) const
{
  if(joint_)
    out[0] = position();
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
  out.anglePair("ax1", joint_->angleDeg(0));
  out.anglePair("ax2", joint_->angleDeg(1));
  out.close();
}

std::span<const SensorChannel> UniversalJointPerceptor::channels() const
{
  return std::span(universal).first(joint_ ? 2 : 0);
}

void UniversalJointPerceptor::measure(std::span<float> out) const
{
  for(std::size_t axis = 0; joint_ && axis < 2; ++axis)
    out[axis] = joint_->angleDeg(static_cast<int>(axis));
}

void HingePerceptor::archive(StateArchive& a)
{
  a(toldTemperature_);
}

} // namespace sparkwright
