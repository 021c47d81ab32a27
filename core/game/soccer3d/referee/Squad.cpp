#include "core/game/soccer3d/referee/Squad.h"

#include <span>

namespace sparkwright
{

Squad teamOf(const Situation& now, Side side)
{
  Squad team;
  for(const Pitch::Player& player : now.pitch.players)
    if(player.id.side == side)
      team.add(player.id);
  return team;
}

Squad innocentOf(const Situation& now, Side side)
{
  Squad innocent;
  for(const PlayerId id : teamOf(now, side))
    if(!now.tallies[id].isPenalised())
      innocent.add(id);
  return innocent;
}

Squad drawn(Situation& now, Squad squad)
{
  now.lots.shuffle(std::span(squad.begin(), squad.size()));
  return squad;
}

} // namespace sparkwright
