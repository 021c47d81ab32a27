#include "core/robot/effectors/Servos.h"

#include "core/archive/StateArchive.h"
#include "core/body/Battery.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/JointMotor.h"
#include "core/object/ObjectTexts.h"
#include "core/robot/agent/ParentCheck.h"
#include "core/text/Number.h"

#include <array>
#include <cmath>

namespace sparkwright
{

void AngularMotorPerceptor::onLink()
{
  motor_ = foundOrWarn(*this, ancestor<AngularMotor>(), objectText("place.angularMotor"));
}

void AngularMotorPerceptor::sense(PerceptWriter& out)
{
  if(!motor_)
    return;
  out.open("HJ");
  out.pair("n", name());
  if(senseAngle)
    out.anglePair("ax", motor_->angleDeg(0));
  if(senseRate)
    out.pair("rt", motor_->hingeRateDeg());
  if(senseTorque)
    out.pair("tq", motor_->torque());
  if(senseTemperature && std::abs(motor_->temperature() - toldTemperature_) > 1)
  {
    toldTemperature_ = motor_->temperature();
    out.pair("tp", toldTemperature_);
  }
  if(senseCurrent)
    out.pair("ct", motor_->current() * 1000);
  out.close();
}

std::span<const SensorChannel> AngularMotorPerceptor::channels() const
{
  static constexpr std::array<SensorChannel, 5> all{
      {{"angle", "deg"}, {"rate", "deg/s"}, {"torque", "Nm"}, {"temperature", "degC"}, {"current", "A"}}};
  return std::span(all).first(motor_ ? all.size() : 0);
}

void AngularMotorPerceptor::measure(std::span<float> out) const
{
  if(!motor_)
    return;
  out[0] = motor_->angleDeg(0);
  out[1] = motor_->hingeRateDeg();
  out[2] = motor_->torque();
  out[3] = motor_->temperature();
  out[4] = motor_->current();
}

void StiffnessEffector::onLink()
{
  own_ = ancestor<JointMotor>();
  motor_ = own_ ? nullptr : foundOrWarn(*this, ancestor<AngularMotor>(), objectText("place.motor"));
}

void StiffnessEffector::receive(const Action& action)
{
  if(action.values.empty())
    return;
  const auto stiffness = static_cast<float>(toNumber(action.values[0]));
  if(own_)
    own_->setStiffness(static_cast<double>(stiffness));
  else if(motor_)
    motor_->setStiffness(stiffness);
}

void BatteryPerceptor::onLink()
{
  battery_ = foundOrWarn(*this, ancestor<Battery>(), objectText("place.battery"));
}

void BatteryPerceptor::sense(PerceptWriter& out)
{
  if(!battery_)
    return;
  out.open(name());
  out.number(battery_->level());
  out.close();
}

std::span<const SensorChannel> BatteryPerceptor::channels() const
{
  static constexpr std::array<SensorChannel, 1> all{{{"level", ""}}};
  return std::span(all).first(battery_ ? 1 : 0);
}

void BatteryPerceptor::measure(std::span<float> out) const
{
  if(battery_)
    out[0] = static_cast<float>(battery_->level());
}

void AngularMotorPerceptor::archive(StateArchive& a)
{
  a(toldTemperature_);
}

} // namespace sparkwright
