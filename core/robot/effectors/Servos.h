#pragma once

#include "core/robot/agent/Agent.h"

#include <limits>

namespace sparkwright
{

class AngularMotor;
class Battery;
class JointMotor;

/// `(HJ (n hj1) (ax 12.30) (rt 0.00) (tq 0.80) (tp 38.00) (ct 120.00))` of the AngularMotor above: angle (deg), rate
/// (deg/s), torque (N·m), temperature (°C), current (mA). The temperature is sent when it has changed by more than 1
/// °C.
class AngularMotorPerceptor : public Perceptor
{
public:
  bool senseAngle = true, senseRate = false, senseTorque = false, senseCurrent = false, senseTemperature = false;

  void sense(PerceptWriter& out) override;
  std::string_view kind() const override { return "servo"; }
  std::span<const SensorChannel> channels() const override;
  void measure(std::span<float> out) const override;
  void archive(StateArchive& a) override;

protected:
  void onLink() override;

private:
  const AngularMotor* motor_ = nullptr;
  float toldTemperature_ = -std::numeric_limits<float>::infinity();
};

/// `(he1s 0.7)`: sets the stiffness, 0 to 1, of the AngularMotor or JointMotor above. Acts when the message is read.
class StiffnessEffector : public Effector
{
public:
  std::string_view predicate() const override { return name(); }
  void receive(const Action& action) override;

protected:
  void onLink() override;

private:
  AngularMotor* motor_ = nullptr;
  JointMotor* own_ = nullptr; ///< The nearer one.
};

/// `(BAT 0.97)`: the level of the Battery above, 0 to 1.
class BatteryPerceptor : public Perceptor
{
public:
  void sense(PerceptWriter& out) override;
  std::string_view kind() const override { return "battery"; }
  std::span<const SensorChannel> channels() const override;
  void measure(std::span<float> out) const override;

protected:
  void onLink() override;

private:
  const Battery* battery_ = nullptr;
};

} // namespace sparkwright
