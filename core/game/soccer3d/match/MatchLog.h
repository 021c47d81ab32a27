#pragma once

#include "core/game/GameEvent.h"
#include "core/game/soccer3d/match/MatchEvent.h"

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

class Context;

/// An event as those see it who know no rules. Without index and simulated time.
/// @param teams  names of those who played on the left and right when the step began
GameEvent recordOf(const MatchEvent& event, const std::array<std::string, 2>& teams);

/// Keeps what the referee has decided, for whoever wants to know, and tells the log.
class MatchLog
{
public:
  static constexpr std::size_t capacity = 2000; ///< The newest are kept.
  /// A notice that repeats itself within this time is not told again, simulated seconds.
  static constexpr double repeatWithin = 1;

  /// Takes in the decisions of a step. A decision and the change of mode that it leads to become one record.
  /// @param teams  names of those who played on the left and right when the step began
  void record(std::span<const MatchEvent> decided, const std::array<std::string, 2>& teams, const Context& context);

  /// An event that was taken in does not stand. The newest of its kind is meant, if there are several.
  void strike(const MatchEvent& event);

  /// Null while there is nothing. A list never changes; another one takes its place when there is more.
  const std::shared_ptr<const GameEvents>& events() const { return events_; }

private:
  std::shared_ptr<GameEvents> copy() const;

  struct Told
  {
    std::string rule;
    PlayerId player;
    double time;
  };
  bool repeats(const MatchEvent& event, double time);

  std::shared_ptr<const GameEvents> events_;
  std::vector<Told> told_; ///< Notices of the last moments.
  int last_ = 0;
};

} // namespace sparkwright
