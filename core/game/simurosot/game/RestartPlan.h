#pragma once

#include "core/game/RestartReview.h"
#include "core/game/simurosot/match/restart/Lineup.h"
#include "core/game/simurosot/match/restart/Referee.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

#include <string_view>

namespace sparkwright::simurosot
{

/// What becomes of a restart if all stay where they stand.
/// @param referee   knows the legal places
/// @param mode      one of plannedRestarts(); the answer says so if it is not
/// @param blueEnd   the sign of x at the end that blue defends
RestartReview reviewRestart(const LeagueProfile& profile, Referee& referee, std::string_view mode, int blueEnd,
                            const Lineup& standing);

} // namespace sparkwright::simurosot
