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

/// Realistic motors for a robot whose files know nothing of them: constants for its joints, by the names of the effectors
/// that drive them, and a battery. Read from TOML, as resources/robots/nao_motors.toml explains.
struct MotorKit
{
  struct Battery
  {
    double capacity = 0;  ///< J; 0: none, the motors' energy never ends.
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

  /// Gives each HingeJoint and AngularMotor below `robot` whose effector is listed a JointMotor with an effector for its
  /// stiffness (`rle4s`), and the robot a battery. Joints that have a JointMotor keep it.
  /// @return how many motors there are now
  std::size_t equip(Object& robot) const;
};

/// @param file  for places in messages
/// @return nothing if the file cannot be used; then `problems` say why
std::optional<MotorKit> parseMotorKit(const std::string& text, const std::string& file, Diagnostics& problems);

} // namespace sparkwright
