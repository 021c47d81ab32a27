#pragma once

#include "core/draw/Drawings.h"
#include "core/game/RestartReview.h"

namespace sparkwright
{

/// What the views show of a planned restart, as the set `Placement`: an arrow for each player that goes elsewhere, the
/// place of the ball, and the areas of a team.
/// @param team  whose areas are shown: 1 left, 2 right, 0 none
DrawingsPtr drawingOf(const RestartReview& review, int team);

} // namespace sparkwright
