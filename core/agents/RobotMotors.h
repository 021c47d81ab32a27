#pragma once

#include "core/game/GameState.h"

#include <optional>
#include <vector>

namespace sparkwright
{

class AngularMotor;
class Battery;
class JointMotor;
class Object;

/// Sums up motors and battery of one robot. Looks for them when the tree has changed, and does not allocate otherwise.
class RobotMotors
{
public:
  /// @param root       of the robot
  /// @param structure  version of the tree
  /// @param out        keeps the memory of its text
  void describe(Object& root, unsigned long structure, AgentInfo::Motors& out);

private:
  void collect(Object& root);

  std::optional<unsigned long> structure_;
  std::vector<const JointMotor*> motors_;
  std::vector<const AngularMotor*> servos_; ///< That do without a JointMotor.
  const Battery* battery_ = nullptr;        ///< The first one.
};

} // namespace sparkwright
