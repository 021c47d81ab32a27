#pragma once

#include "core/game/simurosot/match/MatchEvent.h"
#include "core/game/simurosot/match/Standing.h"

#include <utility>

namespace sparkwright::simurosot
{

/// Notes what happens in a match, each with its frame and with clock and score at that moment.
class EventLog
{
public:
  /// @param standing  of the match; must outlive this
  explicit EventLog(const Standing& standing) : standing_(standing) {}

  void beginFrame() { ++frame_; }
  /// @return the event, for what only its kind has
  MatchEvent& note(MatchEvent::Kind kind, std::optional<Side> side, LocalText reason, int console = MatchEvent::nobody);
  /// The events since the last call.
  std::vector<MatchEvent> take() { return std::exchange(events_, {}); }

  void archive(StateArchive& a);

private:
  const Standing& standing_;
  std::uint32_t frame_ = 0;
  std::vector<MatchEvent> events_;
};

} // namespace sparkwright::simurosot
