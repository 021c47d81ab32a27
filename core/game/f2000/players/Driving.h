#pragma once

#include "core/game/f2000/shape/Geometry.h"

namespace sparkwright::f2000
{

/// Velocities for two wheels that lead to a place: it turns first if the place is not ahead.
/// @param speed  fastest, m/s  @param backwards  whether it may also drive backwards
Twist driveTo(const Pose& pose, double x, double y, double speed, bool backwards = false);

} // namespace sparkwright::f2000
