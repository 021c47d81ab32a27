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
  double sensorDelay = 0;   ///< From sensing to when the agent gets the percepts.
  double effectorDelay = 0; ///< From the end of a thought to its effect.
  bool reported = false;    ///< Agents report how long they have thought; otherwise `think` and `table` apply.
  double think = 0.02;      ///< Length of a thought.
  std::vector<std::pair<std::string, double>> table; ///< Exceptions for agents by name, or its first word.
  double least = 0.001;                              ///< Reported lengths: lower limit …
  double factor = 1;                                 ///< … and factor.
  int waiting = 50; ///< Most percepts that wait for an agent while it thinks, at least 1.

  static constexpr double longest = 10;
  static constexpr int mostWaiting = 1000;

  /// Reads `plain` or `reproducible`. Like the others, returns empty, or what a valid value would be.
  std::string_view readKind(std::string_view text);
  /// Reads `20` (ms); `Red 3=12,Red=15,20` for an agent by name, a team, and all others; or `reported`.
  std::string_view readThinking(std::string_view text);

  /// Length of a thought of the agent with this name, s, unless reported.
  double lengthFor(std::string_view name) const;
};

} // namespace sparkwright
