#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Chooses and sets the timing of agents; see docs/agent-timing.md.
struct TimingSettings
{
  /// false: messages take effect at once. true: thinking is charged to simulated time.
  bool reproducible = false;

  // Of the reproducible timing. All times are simulated, in seconds, from 0 to longest.
  double sensorDelay = 0;   ///< From the moment that is sensed to when the agent knows of it.
  double effectorDelay = 0; ///< From the end of a thought to its effect.
  bool reported = false;    ///< Agents report how long they have thought; else it is as said below.
  double think = 0.02;      ///< Length of a thought.
  std::vector<std::pair<std::string, double>> table; ///< The same for agents of this name, or this first word of it.
  double least = 0.001;     ///< Of what is reported: no thought is shorter …
  double factor = 1;        ///< … and each is so many times as long.
  int waiting = 50;         ///< Percepts that may wait for an agent that still thinks, at least 1.

  static constexpr double longest = 10;
  static constexpr int mostWaiting = 1000;

  /// `plain` or `reproducible`. Like the others it returns empty, or what would be right.
  std::string_view readKind(std::string_view text);
  /// `20` in ms; `Red 3=12,Red=15,20` for agents of a name, of a team, and all others; or `reported`.
  std::string_view readThinking(std::string_view text);

  /// How long the agent of this name thinks, where it is not reported.
  double lengthFor(std::string_view name) const;
};

} // namespace sparkwright
