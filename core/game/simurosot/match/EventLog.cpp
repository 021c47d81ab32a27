#include "core/game/simurosot/match/EventLog.h"

#include "core/archive/StateArchive.h"

namespace sparkwright::simurosot
{

MatchEvent& EventLog::note(MatchEvent::Kind kind, std::optional<Side> side, LocalText reason, int console)
{
  MatchEvent& event = events_.emplace_back();
  event.kind = kind;
  event.frame = frame_;
  event.period = standing_.clock.period();
  event.timeLeft = standing_.clock.left();
  event.score = standing_.score;
  event.side = side;
  event.console = console;
  event.reason = std::move(reason);
  return event;
}

void EventLog::archive(StateArchive& a)
{
  a(frame_, events_);
}

} // namespace sparkwright::simurosot
