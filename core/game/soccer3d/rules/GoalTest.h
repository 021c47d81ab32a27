#pragma once

#include "core/game/soccer3d/referee/Situation.h"

namespace sparkwright
{

/// The side in whose goal the ball is or was within the last step; None: in neither. Source: referee specification 8.4.
Side goalWithBall(const Situation& now);

} // namespace sparkwright
