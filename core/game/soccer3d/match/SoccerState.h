#pragma once

#include "core/game/GameState.h"

#include <array>
#include <vector>

namespace sparkwright
{

/// What a match of soccer has beside what every league has.
struct SoccerState : LeaguePart
{
  std::array<float, 2> passScoreWait{0, 0}; ///< Left, right: seconds until a goal counts after a pass; 0: none to wait for.

  /// As monitors are told it.
  struct Foul
  {
    int index; ///< Running number from 1.
    int type;  ///< Number of FoulType.
    int team;  ///< 1 left, 2 right
    int unum;
  };
  std::vector<Foul> fouls; ///< All of this run, or the newest ones; ascending index.
};

} // namespace sparkwright
