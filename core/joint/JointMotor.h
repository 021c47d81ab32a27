#pragma once

#include "core/joint/MotorModel.h"
#include "core/scene/BaseNode.h"
#include "physics/Joint.h"

#include <memory>
#include <string>

namespace sparkwright
{

class Battery;
class JointNode;
class WorldNode;

/// A realistic motor for the HingeJoint or AngularMotor that it is directly below: limits its torque in each cycle by
/// stiffness, temperature and battery, and turns what the engine has done into current, energy and heat.
///
/// Warms up and discharges its battery unless the PhysicsServer or the World of the scene says otherwise.
class JointMotor : public BaseNode
{
public:
  const MotorModel& model() const { return model_; }
  void setConstants(const MotorConstants& constants) { model_.setConstants(constants); }
  void setStiffness(double stiffness) { model_.setStiffness(stiffness); }
  void setTemperature(double celsius) { model_.setTemperature(celsius); }
  /// @return false if there is no Battery at the path, which starts here; then the old one stays
  bool setBattery(const std::string& path);
  void setBattery(const std::shared_ptr<Battery>& battery) { battery_ = battery; }

  JointNode* joint() const { return joint_; } ///< nullptr in the wrong place
  std::shared_ptr<Battery> battery() const { return battery_.lock(); }
  double permittedTorque() const { return permitted_; } ///< N·m, in the last step

  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;
  bool hasPostPhysics() const override { return true; }
  void postPhysics() override;

protected:
  void onLink() override;
  void onUnlink() override;

private:
  double appliedTorque() const;

  JointNode* joint_ = nullptr;
  std::shared_ptr<const WorldNode> world_; ///< Scripts may take it away before the motor.
  std::weak_ptr<Battery> battery_;
  MotorModel model_;
  float formerLimit_ = 0; ///< N·m, of the joint without this motor.
  double permitted_ = 0;
  float command_ = 0;     ///< rad/s
  bool braking_ = false; ///< The motor is weaker than the friction of its gear.
  physics::AxisPlace place_; ///< When the step began.
  int stop_ = 0; ///< At which stop the step began: -1 the lower, 1 the upper one.
};

} // namespace sparkwright
