#pragma once

#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

namespace sparkwright::simurosot
{

/// The places that are legal for a side in the restart of a verdict. Source: SimuroSot specification 7.
/// @param blueEnd  the sign of x at the end that blue defends
/// @return  whether the verdict has a restart with places, and a side that takes it; else `out` is all 0
bool placementSpec(const LeagueProfile& profile, const sref_verdict& verdict, Side side, int blueEnd, sref_region& out);

} // namespace sparkwright::simurosot
