#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sparkwright::simurosot
{

/// What a match does in a frame; the numbers are those of the specification, section 6.
enum class MatchState : std::uint8_t
{
  Normal,     ///< Play: physics and the clock run.
  Pause,      ///< Frozen: by a foul, a person, a time-out, or a lost connection.
  Resume,     ///< One frame in which velocities come back.
  ReposQuery, ///< The strategies are asked for places.
  ReposMove,  ///< Robots and ball move to them.
  Ready,      ///< They stand, and wait for the whistle.
  Break,      ///< Between periods.
  Before,     ///< The match has not begun.
  Finished
};

inline constexpr std::size_t matchStateCount = 9;

/// `NORMAL`, `PAUSE`, …
constexpr std::string_view nameOf(MatchState state)
{
  constexpr std::array<std::string_view, matchStateCount> names{
      "NORMAL", "PAUSE", "RESUME", "REPOS_QUERY", "REPOS_MOVE", "READY", "BREAK", "BEFORE", "FINISHED"};
  return names[static_cast<std::size_t>(state)];
}

constexpr bool runsPhysics(MatchState state)
{
  return state == MatchState::Normal;
}

/// Why a match pauses.
enum class PauseReason : std::uint8_t
{
  Foul,           ///< A verdict waits for its decision.
  Person,         ///< Somebody has pressed pause.
  ConnectionLost, ///< Of a strategy.
  TimeOut         ///< A team has taken one.
};

} // namespace sparkwright::simurosot
