#include "core/game/soccer3d/match/MatchMemory.h"

namespace sparkwright
{

void MatchMemory::Tally::forget()
{
  const int moved = sinceMoved;
  *this = {};
  sinceMoved = moved;
}

void MatchMemory::setTime(float time)
{
  const float change = time - clock.time();
  for(PassHistory& history : passes_)
    history.last += change;
  ball.touchTime += change;
  kick.time += change;
  clock.setTime(time);
}

} // namespace sparkwright
