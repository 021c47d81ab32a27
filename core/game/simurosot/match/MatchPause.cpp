#include "core/game/simurosot/match/MatchPause.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/restart/FrameTime.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/game/simurosot/match/SimurosotTexts.h"

#include <algorithm>

namespace sparkwright::simurosot
{

void MatchPause::begin(PauseReason reason, std::optional<Side> side, int console)
{
  reason_ = reason;
  side_ = side;
  frames_ = 0;
  const auto note = [&](LocalText text) { log_.note(MatchEvent::Kind::Pause, side, std::move(text), console); };
  switch(reason)
  {
  case PauseReason::Foul: // The verdict tells it.
    break;
  case PauseReason::Person:
    note(simurosotText("sim.pause.person"));
    break;
  case PauseReason::ConnectionLost:
    note(simurosotText("sim.pause.connection", sideText(*side)));
    break;
  case PauseReason::TimeOut:
    note(simurosotText("sim.pause.timeOut", sideText(*side), spec_.timeOutSeconds));
    break;
  }
}

double MatchPause::timeOutLeft() const
{
  return reason_ == PauseReason::TimeOut ? std::max(framesOf(spec_.timeOutSeconds) - frames_, 0) * frameSeconds : 0;
}

void MatchPause::archive(StateArchive& a)
{
  a.choice(reason_, PauseReason::TimeOut);
  archiveSide(a, side_);
  archiveCount(a, frames_);
}

} // namespace sparkwright::simurosot
