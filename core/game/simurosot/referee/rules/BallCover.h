#pragma once

#include "core/game/simurosot/field/Shapes.h"

namespace sparkwright::simurosot
{

/// The share of a ball, as seen from above, that lies within a robot: 0 to 1.
/// @param radius  of the ball, > 0, cm
double coveredShare(const Square& robot, const Point& ball, double radius);

} // namespace sparkwright::simurosot
