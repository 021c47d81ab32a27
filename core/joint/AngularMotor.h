#pragma once

#include "core/joint/Joints.h"

#include <array>

namespace sparkwright
{

class Battery;
class WorldNode;

/// A servo for the HingeJoint above it: needs current, heats up, and loses stiffness when too hot. With a JointMotor
/// below it, that one's model is used, and constants, battery and protection here have no effect.
class AngularMotor : public JointNode
{
public:
  float speedConstant = 4.3f;         ///< Ke, V·s/rad
  float torqueConstant = 4.3f;        ///< Kt, N·m/A
  float resistance = 6.44f;           ///< Ω
  float thermalConductivity = 0.025f; ///< W/°C
  float heatCapacity = 26;            ///< J/°C
  float protectionTemperature = 80;   ///< °C; above it the stiffness is limited …
  float protectionStiffness = 0.8f;   ///< … to this.

  void setMaxTorque(float newtonMetres);
  float maxTorque() const { return maxTorque_; }
  /// °C; also sets the motor's own temperature.
  void setEnvironmentTemperature(float celsius) { environment_ = temperature_ = celsius; }
  bool setBattery(const std::string& path);

  void setEulerMode(bool euler);
  bool eulerMode() const { return euler_; }
  bool setAxisCount(int count); ///< 0 to 3
  int axisCount() const { return axisCount_; }
  /// @param anchor  frame that the axis is fixed to: 0 world, 1 first body, 2 second body; `axis` is in world axes
  bool setMotorAxis(int index, int anchor, const Vec3f& axis);
  int axisAnchor(int index) const { return index >= 0 && index < 3 ? anchor_[static_cast<std::size_t>(index)] : 0; }
  void setAxisAngle(int index, int degrees);

  /// Share of the torque that the motor may use, 0 to 1; preset: 1.
  void setStiffness(float stiffness);
  float stiffness() const { return stiffness_; }
  float torque() const { return torque_; }           ///< N·m, of the last step
  float current() const { return current_; }         ///< A
  float temperature() const { return temperature_; } ///< °C

  /// The angle of the driven hinge; its own if there is none.
  float angleDeg(int axis) const override;
  float hingeRateDeg() const { return hinge_ ? hinge_->angleRateDeg(0) : 0.f; } ///< deg/s
  /// Sets the target speed, rad/s; 0 is used while the battery (if any) is empty or the motor is too hot.
  void setMotorVelocity(int axis, float velocity) override;

  std::any history() const override { return temperature_; }
  void takeOver(const std::any& temperature) override { temperature_ = std::any_cast<float>(temperature); }

  bool hasPostPhysics() const override { return true; }
  void postPhysics() override;

  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  void onUnlink() override;
  std::unique_ptr<physics::Joint> makeJoint(physics::World& w) override
  {
    return w.createJoint(physics::Joint::Kind::AngularMotor);
  }

private:
  bool powered() const;
  void followMotor(); ///< Takes over the results of a JointMotor below.
  std::shared_ptr<Battery> battery() const;

  const HingeJoint* hinge_ = nullptr;
  std::shared_ptr<const WorldNode> world_; ///< Shared, since scripts may remove it before the motor.
  std::weak_ptr<Object> battery_;
  float maxTorque_ = 0;
  float environment_ = 20;
  float temperature_ = 20;
  float stiffness_ = 1;
  float command_ = 0; ///< rad/s
  float torque_ = 0;
  float current_ = 0;
  bool euler_ = false;
  int axisCount_ = 0;
  std::array<int, 3> anchor_{};
};

} // namespace sparkwright
