#pragma once

namespace sparkwright
{

class StateArchive;

/// Constants of a motor with its gear, at the joint. SI units and °C.
struct MotorConstants
{
  double maxTorque = 0;              ///< N·m at stiffness 1, T_max.
  double friction = 0;               ///< Torque with which the gear holds the joint of a motor that is off, N·m.
  double torqueConstant = 4.3;       ///< N·m/A, K_tau, > 0.
  double speedConstant = 4.3;        ///< V·s/rad, K_e: back-EMF per speed.
  double resistance = 6.44;          ///< Ω, R.
  double environment = 20;           ///< Temperature of the environment, °C, T_env.
  double thermalConductivity = 0.025; ///< W/°C, lambda.
  double heatCapacity = 26;          ///< J/°C, C, > 0.
  double hotTemperature = 70;        ///< °C; above it the torque is reduced …
  double hotStiffness = 0.5;         ///< … down to this share of it, 0 to 1 …
  double shutdownTemperature =
      90; ///< … at this temperature, °C, where the motor shuts down until below hotTemperature.
};

/// Computes current, heat and thermal protection of a motor. Independent of the physics engine.
///
/// In each cycle, give permittedTorque() to the engine, then call advance() with the torque applied. Equations and
/// sources: docs/motors.md.
class MotorModel
{
public:
  MotorModel() = default;
  explicit MotorModel(const MotorConstants& constants) { setConstants(constants); }

  const MotorConstants& constants() const { return constants_; }
  /// Keeps the state, but a motor that has not been used gets the temperature of its environment.
  void setConstants(const MotorConstants& constants);

  /// Share of the maximum torque that it may use; preset: 1. Clamped to 0 … 1; NaN is ignored.
  void setStiffness(double stiffness);
  double stiffness() const { return stiffness_; }

  /// Share of the torque left by thermal protection, 0 to 1.
  double regulation() const;
  /// Permitted torque, N·m: stiffness · T_max · regulation; 0 without power.
  double permittedTorque(bool powered) const;

  /// Computes a step of `seconds` > 0. NaN and infinity count as 0.
  /// @param torque  of the motor on the joint, N·m, signed
  /// @param rate    rad/s of the joint, in the same sense
  /// @param heats   false: keeps the temperature
  void advance(double torque, double rate, double seconds, bool heats = true);

  // Of the last step. Negative power: the load drives the motor, which returns energy.

  double torque() const { return torque_; }   ///< N·m
  double current() const { return current_; } ///< A
  double voltage() const { return voltage_; } ///< V
  double power() const { return current_ * voltage_; } ///< W
  double heating() const { return current_ * current_ * constants_.resistance; } ///< W

  double energy() const { return energy_; }           ///< J since the start
  double temperature() const { return temperature_; } ///< °C
  void setTemperature(double celsius);
  bool isShutDown() const { return shutDown_; }

  /// Saves or loads the state, without the constants.
  void archive(StateArchive& a);

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
