#include "core/game/simurosot/match/MatchClock.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/restart/Verdicts.h"

namespace sparkwright::simurosot
{

std::optional<Period> periodAfter(Period period, bool tie, const MatchSpec& spec)
{
  if(period == Period::FirstHalf)
    return Period::SecondHalf;
  if(!tie || period == Period::ShootOut)
    return {};
  if(period == Period::SecondHalf && spec.overtime)
    return Period::Overtime;
  return spec.shootOut ? std::optional(Period::ShootOut) : std::nullopt;
}

double secondsOf(Period period, const MatchSpec& spec)
{
  switch(period)
  {
  case Period::Overtime:
    return spec.overtimeSeconds;
  case Period::ShootOut:
    return spec.shootOutSeconds;
  default:
    return spec.halfSeconds;
  }
}

void MatchClock::begin(Period period, double seconds)
{
  period_ = period;
  frames_ = 0;
  limit_ = framesOf(seconds);
}

void MatchClock::archive(StateArchive& a)
{
  a.choice(period_, Period::ShootOut);
  if(!a.require(period_ >= Period::FirstHalf))
    period_ = Period::FirstHalf;
  archiveCount(a, frames_);
  archiveCount(a, limit_);
}

} // namespace sparkwright::simurosot
