#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::simurosot
{

/// What the log says of the nodes of a match and of commands.
inline constexpr TextKey gameNodeTextTable[] = {
    {"simuroTrainer.ignored", "%1 has no effect: %2"},
    {"simuroTrainer.noMode", "there is no such play mode"},
    {"simuroTrainer.noPlace", "a place is missing: (pos x y z), in m"},
    {"simuroTrainer.noRobot", "there is no such robot: (team Left) (unum 1)"},
    {"restartPlan.noReferee", "the referee does not know the places of this restart"},
    {"simuroTrainer.score", "it takes whole numbers that are not negative: (left 1) (right 0)"},
    {"simuroTrainer.side", "the team must be Left or Right"},
    {"profile.unknown", "there is no league %1; leagues are %2"},
    {"profile.notFound", "the league file %1 cannot be read"},
    {"strategy.notFound", "there is no strategy %1 in the folders of strategies; there are: %2"},
    {"profile.impossible", "Simurosot.%1 cannot be %2; it stays %3"},
    {"profile.apart", "Simurosot.%1 cannot be %2, it stays %3: %4"},
    {"referee.none", "the match goes on without automatic referee: %1"},
    {"robot.team", "a team is blue or yellow, not %1"},
    {"robot.number", "a number is from 1 to %1, not %2"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText gameNodeText(const KeyIn<gameNodeTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::simurosot
