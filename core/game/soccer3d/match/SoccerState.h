#pragma once

#include "core/game/GameState.h"

#include <array>
#include <vector>

namespace sparkwright
{

/// The part of the game state that only soccer has.
struct SoccerState : LeaguePart
{
  std::array<float, 2> passScoreWait{0, 0}; ///< Left, right: seconds until a goal is valid after pass mode; 0: at once.

  /// A foul in the monitor protocol.
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
