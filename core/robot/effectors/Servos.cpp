#include "core/robot/effectors/Servos.h"

#include "core/archive/StateArchive.h"
#include "core/body/Battery.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/JointMotor.h"
#include "core/object/ObjectTexts.h"
#include "core/robot/agent/ParentCheck.h"
#include "core/text/Number.h"

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
    out.pair("ax", motor_->angleDeg(0));
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

void AngularMotorPerceptor::archive(StateArchive& a)
{
  a(toldTemperature_);
}

} // namespace sparkwright
