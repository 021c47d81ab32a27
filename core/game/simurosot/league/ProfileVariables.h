#pragma once

#include "core/game/simurosot/profile/LeagueProfile.h"
#include "core/text/LocalText.h"

#include <string>
#include <string_view>
#include <vector>

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

/// Why a variable cannot have a value, with type, unit and range; empty: it can, or it is none of a league.
/// @param name  without `Simurosot.`
LocalText whyNotProfileVariable(std::string_view name, const std::string& value);

/// A variable with a value that it cannot have, or that does not go together with others.
struct ImpossibleVariable
{
  std::string name; ///< Without `Simurosot.`
  LocalText problem;
};

/// The profile that the variables describe.
/// @param preset    has the values of missing and impossible ones
/// @param problems  the impossible ones are added here
LeagueProfile profileOfVariables(const ScriptEngine& scripts, const LeagueProfile& preset,
                                 std::vector<ImpossibleVariable>& problems);
/// The league that is built in on which the variables are based: by `Simurosot.Name`, or else by the number of robots.
LeagueProfile baseOfVariables(const ScriptEngine& scripts);

} // namespace sparkwright::simurosot
