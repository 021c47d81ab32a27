#pragma once

#include "core/game/League.h"

namespace sparkwright
{

/// RoboCup's 3D simulation league, and the standard platform league, which shares most of its rules.
const League& soccerLeague();

} // namespace sparkwright
