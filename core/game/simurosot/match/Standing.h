#pragma once

#include "core/game/simurosot/match/MatchClock.h"

#include <array>

namespace sparkwright::simurosot
{

/// Where a match stands: its clock, and the goals of blue and yellow.
struct Standing
{
  MatchClock clock;
  std::array<int, sideCount> score{};

  bool isTie() const { return score[0] == score[1]; }
};

} // namespace sparkwright::simurosot
