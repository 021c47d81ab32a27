#include "core/joint/MotorModel.h"

#include "core/archive/StateArchive.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

void MotorModel::setConstants(const MotorConstants& constants)
{
  constants_ = constants;
  if(!started_)
    temperature_ = constants_.environment;
  watchTemperature();
}

void MotorModel::setStiffness(double stiffness)
{
  if(!std::isnan(stiffness))
    stiffness_ = std::clamp(stiffness, 0.0, 1.0);
}

void MotorModel::setTemperature(double celsius)
{
  if(!std::isfinite(celsius))
    return;
  started_ = true;
  temperature_ = celsius;
  watchTemperature();
}

/// Once shut down it stays so until it is hot no longer; else it would go on and off at the limit.
void MotorModel::watchTemperature()
{
  if(temperature_ >= constants_.shutdownTemperature)
    shutDown_ = true;
  else if(temperature_ <= constants_.hotTemperature)
    shutDown_ = false;
}

double MotorModel::regulation() const
{
  if(shutDown_)
    return 0;
  const double range = constants_.shutdownTemperature - constants_.hotTemperature;
  if(temperature_ <= constants_.hotTemperature || !(range > 0))
    return 1;
  return 1 - (1 - constants_.hotStiffness) * (temperature_ - constants_.hotTemperature) / range;
}

double MotorModel::permittedTorque(bool powered) const
{
  return powered ? stiffness_ * constants_.maxTorque * regulation() : 0;
}

void MotorModel::advance(double torque, double rate, double seconds, bool heats)
{
  started_ = true;
  torque_ = std::isfinite(torque) ? torque : 0;
  current_ = torque_ / constants_.torqueConstant;
  voltage_ = constants_.speedConstant * (std::isfinite(rate) ? rate : 0) + current_ * constants_.resistance;
  energy_ += power() * seconds;
  if(!heats)
    return;
  const double loss = constants_.thermalConductivity * (temperature_ - constants_.environment);
  temperature_ += (heating() - loss) * seconds / constants_.heatCapacity;
  watchTemperature();
}

void MotorModel::archive(StateArchive& a)
{
  a(stiffness_, torque_, current_, voltage_, energy_, temperature_, started_, shutDown_);
}

} // namespace sparkwright
