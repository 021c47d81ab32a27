#pragma once

#include "core/game/simurosot/profile/LeagueProfile.h"
#include "core/game/simurosot/referee/RefereeFunctions.h"

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::simurosot
{

/// The referee that comes with the program: the Judge, and the placement of the league.
const RefereeFunctions& builtInReferee();

/// The league as referees are told of it.
sref_league refereeLeague(const LeagueProfile& profile);

/// Saves or loads the counts of a referee that builtInReferee() has created.
void archiveBuiltInReferee(void* handle, StateArchive& a);

} // namespace sparkwright::simurosot
