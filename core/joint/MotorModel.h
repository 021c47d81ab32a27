#pragma once

namespace sparkwright
{

/// What a motor with its gear is, seen from the joint that it turns. SI units and °C.
struct MotorConstants
{
  double maxTorque = 0;              ///< N·m at stiffness 1, T_max.
  double friction = 0;               ///< N·m with which the gear holds a joint whose motor is off.
  double torqueConstant = 4.3;       ///< N·m/A, K_tau, > 0.
  double speedConstant = 4.3;        ///< V·s/rad, K_e: back-EMF per speed.
  double resistance = 6.44;          ///< Ω, R.
  double environment = 20;           ///< °C, T_env: of what surrounds the motor.
  double thermalConductivity = 0.025; ///< W/°C, lambda.
  double heatCapacity = 26;          ///< J/°C, C, > 0.
  double hotTemperature = 70;        ///< °C; from here on the torque is reduced …
  double hotStiffness = 0.5;         ///< … down to this share of it, 0 to 1 …
  double shutdownTemperature = 90;   ///< … at this temperature, where the motor shuts down until it is hot no longer.
};

/// A motor that needs current, gets warm and protects itself. Knows no engine and no time but what it is told.
///
/// Each cycle: permittedTorque() is what the engine may use; advance() with what the engine has done. The equations,
/// and where they come from: docs/motors.md.
class MotorModel
{
public:
  MotorModel() = default;
  explicit MotorModel(const MotorConstants& constants) { setConstants(constants); }

  const MotorConstants& constants() const { return constants_; }
  /// The state stays, but a motor that has done nothing yet is as warm as its environment.
  void setConstants(const MotorConstants& constants);

  /// Share of the maximum torque that it may use [1]. Clamped to 0..1; NaN is ignored.
  void setStiffness(double stiffness);
  double stiffness() const { return stiffness_; }

  /// Share that the temperature leaves, 0 to 1.
  double regulation() const;
  /// N·m: stiffness · T_max · regulation; 0 without power.
  double permittedTorque(bool powered) const;

  /// A step of `seconds` > 0 is over. What is not finite counts as 0.
  /// @param torque  N·m that the motor has put on the joint, with its sign
  /// @param rate    rad/s of the joint, in the same sense
  /// @param heats   false: its temperature stays
  void advance(double torque, double rate, double seconds, bool heats = true);

  // Of the last step. Negative power: the load drives the motor, which gives back.

  double torque() const { return torque_; }   ///< N·m
  double current() const { return current_; } ///< A
  double voltage() const { return voltage_; } ///< V
  double power() const { return current_ * voltage_; } ///< W
  double heating() const { return current_ * current_ * constants_.resistance; } ///< W

  double energy() const { return energy_; }           ///< J since the start
  double temperature() const { return temperature_; } ///< °C
  void setTemperature(double celsius);
  bool isShutDown() const { return shutDown_; }

private:
  void watchTemperature();

  MotorConstants constants_;
  double stiffness_ = 1;
  double torque_ = 0, current_ = 0, voltage_ = 0;
  double energy_ = 0;
  double temperature_ = constants_.environment;
  bool started_ = false;
  bool shutDown_ = false;
};

} // namespace sparkwright
