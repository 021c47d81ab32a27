#pragma once

#include "core/joint/MotorModel.h"
#include "core/text/Diagnostic.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

class Context;
class Object;

/// Adds realistic motors and a battery to robots whose files have none. Constants are given by names of the joints'
/// effectors. Read from TOML; resources/robots/nao_motors.toml describes the format.
struct MotorKit
{
  struct Battery
  {
    double capacity = 0;  ///< J; 0: no battery, unlimited energy.
    double idlePower = 0; ///< W
  };
  struct Motor
  {
    std::string name;
    std::vector<std::string> joints; ///< Names of effectors: `rle4`.
    MotorConstants constants;
  };

  Battery battery;
  std::vector<Motor> motors;

  const Motor* motorOf(const std::string& effector) const;

  /// Adds a JointMotor, with an effector for its stiffness (`rle4s`), to each HingeJoint and AngularMotor below `robot`
  /// whose effector is listed, and a battery to the robot. Joints that have a JointMotor keep it.
  /// @return number of motors afterwards
  std::size_t equip(Object& robot) const;
};

/// @param file  name for diagnostics
/// @return nothing on errors, which are added to `problems`
std::optional<MotorKit> parseMotorKit(const std::string& text, const std::string& file, Diagnostics& problems);

} // namespace sparkwright
