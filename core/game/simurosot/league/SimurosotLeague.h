#pragma once

#include "core/game/League.h"

namespace sparkwright
{

/// SimuroSot: 5 against 5 and 11 against 11 wheeled robots, each team led by a strategy (docs/simurosot.md).
const League& simurosotLeague();

} // namespace sparkwright
