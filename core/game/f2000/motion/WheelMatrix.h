#pragma once

#include "core/game/f2000/shape/Geometry.h"

#include <Eigen/Core>

#include <vector>

namespace sparkwright::f2000
{

/// Which speeds the wheels of an omnidirectional drive have for a velocity of the robot, and the other way round.
class WheelMatrix
{
public:
  WheelMatrix() = default;
  /// @param angles    where the wheels are, rad; each rolls at a right angle to that, counter-clockwise
  /// @param distance  from the centre, m, > 0
  /// @throws std::invalid_argument if the wheels cannot move the robot into every direction
  WheelMatrix(const std::vector<double>& angles, double distance);

  std::size_t size() const { return static_cast<std::size_t>(speeds_.rows()); }
  /// Speeds of the rims, m/s.
  std::vector<double> speeds(const Twist& twist) const;
  /// The velocity that fits these speeds best. @param speeds  size() of them
  Twist twist(const std::vector<double>& speeds) const;
  /// The velocity made slower, in all its parts alike, until no rim is faster. @param most  m/s, > 0
  Twist limited(const Twist& twist, double most) const;

private:
  Eigen::Matrix<double, Eigen::Dynamic, 3> speeds_{0, 3};
  Eigen::Matrix<double, 3, Eigen::Dynamic> twist_{3, 0}; ///< The pseudo-inverse.
};

} // namespace sparkwright::f2000
