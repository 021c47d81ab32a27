#pragma once

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

/// Speeds by which something moves along a line to a place, as fast as its drive can, without overshooting.
struct LineServo
{
  double maxSpeed = 0.5, maxAcceleration = 1; ///< m/s, m/s²

  /// @param error  to the place, m  @param now  present speed, m/s  @param dt  until the next call, s, > 0
  /// @return the next speed, m/s
  double speed(double error, double now, double dt) const
  {
    // From so fast it can brake within what is left; within one interval it goes just there.
    const double most = std::min({std::sqrt(2 * maxAcceleration * std::abs(error)), std::abs(error) / dt, maxSpeed});
    return now + std::clamp(std::copysign(most, error) - now, -maxAcceleration * dt, maxAcceleration * dt);
  }
};

} // namespace sparkwright::f2000
