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

/// A realistic motor for the HingeJoint or AngularMotor directly above: limits its torque in each cycle by stiffness,
/// temperature and battery, and computes current, energy and heat from what the engine has done.
///
/// Heats up and discharges its battery unless this is switched off at the PhysicsServer or the scene's physics world.
class JointMotor : public BaseNode
{
public:
  /// Takes the power away for the coming step: all that is left is the friction of the gear. Call it after prePhysics().
  void cut() { limit(false); }

  const MotorModel& model() const { return model_; }
  void setConstants(const MotorConstants& constants) { model_.setConstants(constants); }
  void setStiffness(double stiffness) { model_.setStiffness(stiffness); }
  void setTemperature(double celsius) { model_.setTemperature(celsius); }
  /// @param path  relative to this node @return false, without effect, if there is no Battery
  bool setBattery(const std::string& path);
  void setBattery(const std::shared_ptr<Battery>& battery) { battery_ = battery; }

  JointNode* joint() const { return joint_; } ///< nullptr if misplaced
  std::shared_ptr<Battery> battery() const { return battery_.lock(); }
  double permittedTorque() const { return permitted_; } ///< N·m, in the last step

  std::any history() const override { return model_.temperature(); }
  void takeOver(const std::any& temperature) override { setTemperature(std::any_cast<double>(temperature)); }

  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;
  bool hasPostPhysics() const override { return true; }
  void postPhysics() override;

  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  void onUnlink() override;

private:
  void limit(bool powered);
  double appliedTorque() const;

  JointNode* joint_ = nullptr;
  std::shared_ptr<const WorldNode> world_; ///< Shared, since scripts may remove it before the motor.
  std::weak_ptr<Battery> battery_;
  MotorModel model_;
  float formerLimit_ = 0; ///< N·m, of the joint without this motor.
  double permitted_ = 0;
  float command_ = 0;     ///< rad/s
  bool braking_ = false;  ///< The friction of the gear exceeds the torque of the motor.
  physics::AxisPlace place_; ///< At the start of the step.
  int stop_ = 0;             ///< Stop at the start of the step: -1 lower, 1 upper, 0 none.
};

} // namespace sparkwright
