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

/// Converts an event to its league-neutral form, without index and simulated time.
/// @param teams  names of the teams, left and right, when the step began
GameEvent recordOf(const MatchEvent& event, const std::array<std::string, 2>& teams);

/// Records and logs the referee's decisions.
class MatchLog
{
public:
  static constexpr std::size_t capacity = 2000; ///< Number of events kept, the newest.
  /// A notice repeated within this time is not logged again, simulated seconds.
  static constexpr double repeatWithin = 1;

  /// Records the decisions of a step. A decision and the change of mode that it causes become one record.
  /// @param teams  names of the teams, left and right, when the step began
  void record(std::span<const MatchEvent> decided, const std::array<std::string, 2>& teams, const Context& context);

  /// Marks a recorded event as overruled; of several equal ones, the newest.
  void strike(const MatchEvent& event);

  /// The recorded events; null if there are none. Lists are immutable; a new one replaces the old when events are
  /// added.
  const std::shared_ptr<const GameEvents>& events() const { return events_; }

  void archive(StateArchive& a);

private:
  struct Told
  {
    std::string rule;
    PlayerId player;
    double time;

    void archive(StateArchive& a) { a(rule, player, time); }
  };
  bool repeats(const MatchEvent& event, double time);

  std::shared_ptr<const GameEvents> events_;
  std::vector<Told> told_; ///< Recent notices.
  int last_ = 0;
};

} // namespace sparkwright
