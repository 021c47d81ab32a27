#pragma once

#include "core/game/simurosot/match/restart/FrameTime.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

#include <cstdint>
#include <optional>

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::simurosot
{

/// Parts of a match, numbered as in sst_field.
enum class Period : std::uint8_t
{
  FirstHalf = 1,
  SecondHalf,
  Overtime,
  ShootOut
};

/// The period that follows; nothing: the match is over.
/// @param tie  whether neither side leads
std::optional<Period> periodAfter(Period period, bool tie, const MatchSpec& spec);
/// How long it lasts; for the shoot-out each kick.
double secondsOf(Period period, const MatchSpec& spec);

/// The clock of a match: its period, and the time that is left of it. It counts frames of play only.
class MatchClock
{
public:
  explicit MatchClock(double seconds) : limit_(framesOf(seconds)) {}

  void begin(Period period, double seconds);
  /// One frame of play.
  void count() { ++frames_; }

  Period period() const { return period_; }
  /// The sign of x at the end that blue defends: 1 in the first half; ends change after it, and never again.
  int blueEnd() const { return period_ == Period::FirstHalf ? 1 : -1; }
  /// Of the period, or of the kick; s.
  double left() const { return isOver() ? 0 : (limit_ - frames_) * frameSeconds; }
  bool isOver() const { return frames_ >= limit_; }

  void archive(StateArchive& a);

private:
  Period period_ = Period::FirstHalf;
  int frames_ = 0;
  int limit_;
};

} // namespace sparkwright::simurosot
