#pragma once

#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

namespace sparkwright::simurosot
{

/// Corrects what a side wants in a restart, and keeps as much of it as it can. The result depends on the arguments alone
/// and is legal; what is legal stays, and nobody of the side that placed first is moved.
/// Source: SimuroSot specification 8.
/// @param targets  afterwards complete, with the place of the ball; unchanged if the verdict has no restart
/// @param corrections  SST_MAX_ROBOTS of them, or null
/// @return  the number of robots that go elsewhere than was wanted
int validatePlacement(const LeagueProfile& profile, const sref_placing& placing, sref_targets& targets,
                      sref_correction* corrections);

} // namespace sparkwright::simurosot
