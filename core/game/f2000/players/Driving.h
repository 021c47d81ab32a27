#pragma once

#include "core/game/f2000/shape/Geometry.h"

namespace sparkwright::f2000
{

/// Velocities for two wheels that lead to a place: it turns first if the place is not ahead.
/// @param speed  fastest, m/s  @param backwards  whether it may also drive backwards
Twist driveTo(const Pose& pose, double x, double y, double speed, bool backwards = false);

/// How a robot pushes a ball somewhere.
struct Push
{
  Twist drive{};
  bool isBehind = false; ///< It looks at the ball, and at the place behind that.
  double away = 0;       ///< From the ball, m.
};
/// Goes behind the ball, around it if need be, then pushes it towards a place. @param speed  fastest, m/s
Push pushTowards(const Pose& pose, double ballX, double ballY, double x, double y, double speed);

} // namespace sparkwright::f2000
