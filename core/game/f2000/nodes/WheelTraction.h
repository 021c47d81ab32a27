#pragma once

#include "core/game/f2000/file/RobotFile.h"

#include <Eigen/Core>

#include <vector>

namespace sparkwright::f2000
{

/// How wheels drive a robot by friction: along its rolling direction, each holds a share of the robot's weight; across, a plain
/// wheel holds as much, and one with rollers next to nothing. So a robot skids if it is told too much, or pushed.
class WheelTraction
{
public:
  /// Wheels at the angles of the drive, with rollers; else two plain wheels on an axle.
  explicit WheelTraction(const RobotForm& form);

  /// The velocity of the centre of mass after an interval, in the frame of the robot.
  /// @param now      at its beginning  @param wanted  by the drive: rims turn so  @param inertia  kg·m², about the centre of mass
  /// @param gravity  m/s²  @param dt  s
  Twist after(const Twist& now, const Twist& wanted, double mass, double inertia, double gravity, double dt) const;

private:
  struct Wheel
  {
    Eigen::Vector2d at;      ///< From the centre of mass, m.
    Eigen::Vector2d rolling; ///< Length 1.
    double across;           ///< Friction coefficient at a right angle to that.
  };
  static constexpr double along = 0.9, plain = 0.9, rollers = 0.02; ///< Friction coefficients.

  std::vector<Wheel> wheels_;
};

} // namespace sparkwright::f2000
