#pragma once

#include "core/game/f2000/shape/Geometry.h"

namespace sparkwright::f2000
{

/// Leads two wheels from corner to corner of a square.
struct SquareRoute
{
  double side = 2, speed = 0.3; ///< m, m/s
  Pose middle{};
  int corner = 0; ///< To which it drives.

  /// Velocities for a robot that is there now.
  Twist drive(const Pose& pose);
};

} // namespace sparkwright::f2000
