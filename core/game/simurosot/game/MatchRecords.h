#pragma once

#include "core/game/GameEvent.h"
#include "core/game/simurosot/match/MatchEvent.h"
#include "core/game/simurosot/match/MatchStatus.h"

#include <cstddef>
#include <memory>
#include <span>

namespace sparkwright
{

class Context;
class StateArchive;

namespace simurosot
{

class MatchMachine;

/// The events of a match as panels, logs and summaries show them.
class MatchRecords
{
public:
  static constexpr std::size_t capacity = 2000; ///< Number of events kept, the newest.

  /// Records and logs what has happened in a frame.
  void record(std::span<const MatchEvent> events, const MatchMachine& machine, const Context& context);
  /// Null: there are none. Another list replaces it when events are added.
  const std::shared_ptr<const GameEvents>& events() const { return events_; }
  /// The verdict that waits, as a record; null: none.
  const std::shared_ptr<const GameEvent>& pending() const { return pending_; }
  void showPending(const MatchMachine& machine);

  void archive(StateArchive& a);

private:
  std::shared_ptr<const GameEvents> events_;
  std::shared_ptr<const GameEvent> pending_;
  sref_verdict pendingVerdict_{};
  std::string mode_; ///< After the last frame.
  int last_ = 0;
};

} // namespace simurosot
} // namespace sparkwright
