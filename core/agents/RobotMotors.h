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

/// Summarises motors and battery of one robot. Searches for them when the tree has changed; does not allocate
/// otherwise.
class RobotMotors
{
public:
  /// @param root       of the robot
  /// @param structure  Context::structureVersion
  /// @param out        its text keeps its capacity
  void describe(Object& root, unsigned long structure, AgentInfo::Motors& out);

private:
  void collect(Object& root);

  std::optional<unsigned long> structure_;
  std::vector<const JointMotor*> motors_;
  std::vector<const AngularMotor*> servos_; ///< Without a JointMotor.
  const Battery* battery_ = nullptr;        ///< The first one.
};

} // namespace sparkwright
