#pragma once

#include "core/game/simurosot/match/MatchStatus.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

/// What people call the fouls, from SREF_R1B_GOAL_BY_PUSHING on.
inline constexpr std::array<std::string_view, 11> foulNames{
    "goal by pushing", "defenders in goal area", "defenders in penalty area", "attackers in goal area",
    "attackers in penalty area", "keeper charged", "keeper blocked", "keeper waits", "stalemate", "pushing", "ball held"};

/// The play modes by which panels and monitors name what a match is at, in order of their numbers.
std::span<const std::string> playModes();

/// The play modes of restarts that people can plan: all but the kicks of the shoot-out.
std::span<const std::string> plannedRestarts();

/// The mode of a match.
const std::string& modeOf(const MatchStatus& status);
/// The mode of a restart.
const std::string& modeOf(Restart restart, Side actor, int blueEnd);

struct RestartFor
{
  Restart restart = Restart::None;
  Side actor = Side::Blue;
};
/// The restart that a mode names; nothing for other modes. @param blueEnd  at present
std::optional<RestartFor> restartOf(std::string_view mode, int blueEnd);

} // namespace sparkwright::simurosot
