#pragma once

#include "core/game/simurosot/match/EventLog.h"
#include "core/game/simurosot/match/MatchState.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

#include <optional>

namespace sparkwright::simurosot
{

/// A pause of a match, the present or last one: why it is, and how long a time-out lasts.
class MatchPause
{
public:
  /// @param spec, log  must outlive this
  MatchPause(const MatchSpec& spec, EventLog& log) : spec_(spec), log_(log) {}

  /// Begins one, and notes it. @param side  of a lost connection or a time-out, or that has committed a foul
  void begin(PauseReason reason, std::optional<Side> side, int console);
  /// A frame passes.
  void pass() { ++frames_; }
  PauseReason reason() const { return reason_; }
  /// Time until a time-out is over, s; 0: it is, or it is none.
  double timeOutLeft() const;
  bool isTimeOutOver() const { return reason_ == PauseReason::TimeOut && timeOutLeft() <= 0; }

  void archive(StateArchive& a);

private:
  const MatchSpec& spec_;
  EventLog& log_;
  PauseReason reason_ = PauseReason::Person;
  std::optional<Side> side_;
  int frames_ = 0;
};

} // namespace sparkwright::simurosot
