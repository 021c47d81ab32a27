#pragma once

#include "core/game/simurosot/placement/PlacementTurn.h"

namespace sparkwright::simurosot
{

/// Whether robots of a side stand legally: roles and regions, walls and corners, gaps to one another, to robots that
/// were placed before, and to the ball, and numbers of robots in areas.
bool isLegal(const PlacementTurn& turn, const Formation& poses, const Point& ball);

/// The same for targets as the interface has them; these are complete and finite, and the ball is where it may be.
/// Verdicts without a restart have no legal placement.
bool isLegalPlacement(const LeagueProfile& profile, const sref_placing& placing, const sref_targets& targets);

} // namespace sparkwright::simurosot
