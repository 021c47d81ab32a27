#include "core/game/simurosot/match/MatchEvent.h"

#include "core/archive/StateArchive.h"

#include <algorithm>

namespace sparkwright::simurosot
{

void MatchEvent::archive(StateArchive& a)
{
  a.choice(kind, Kind::Upright);
  a(frame);
  a.choice(period, Period::ShootOut);
  a(timeLeft, score);
  archiveSide(a, side);
  a(console, reason);
  archiveVerdict(a, verdict);
  const std::size_t count = a.count(corrections.size(), sizeof(std::int32_t) + sizeof(double));
  corrections.resize(std::min<std::size_t>(count, SST_MAX_ROBOTS));
  for(sref_correction& correction : corrections)
    a(correction.why, correction.distance);
}

} // namespace sparkwright::simurosot
