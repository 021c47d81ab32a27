#pragma once

#include "core/game/simurosot/interface/sparkwright_strategy.h"

#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

/// Appends what a strategy is told of a frame:
///
///   (frame 5 (t 299.90) (st 0) (pl 1 0) (pe 1) (sc 0 0) (b x y z vx vy vz) (bl x y z vx vy vz)
///     (s (x y angle vx vy omega left right) …) (o (x y angle vx vy omega) …) (sf flags …) (of flags …))
///
/// All in the team's frame. `bl` is the ball of the frame before; `sf` and `of` are the flags of sst_robot.
/// @param robots  of each side: the first ones of the arrays
void writeFrame(const sst_field& field, int robots, std::string& out);

/// @param robots  set to the number of own robots
/// @return empty, or an error message with the place; then `out` is undefined
std::string readFrame(std::string_view message, sst_field& out, int& robots);

} // namespace sparkwright::simurosot
