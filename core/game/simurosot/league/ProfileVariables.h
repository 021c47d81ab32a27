#pragma once

#include "core/game/simurosot/profile/LeagueProfile.h"

namespace sparkwright
{
class ScriptEngine;
}

namespace sparkwright::simurosot
{

// A league profile as script variables `Simurosot.FieldLength`, by which scenes are built and users set values: one for
// each key of a league file, with its path in capitals.

inline constexpr const char* variableSpace = "Simurosot";

/// Defines all variables of a profile. Those that are overridden (`--set`) keep their values.
void defineVariables(const LeagueProfile& profile, ScriptEngine& scripts);
/// The profile that the variables describe; for missing and impossible values that of `Simurosot.League`, or of the
/// Large League.
LeagueProfile profileOfVariables(const ScriptEngine* scripts);

} // namespace sparkwright::simurosot
