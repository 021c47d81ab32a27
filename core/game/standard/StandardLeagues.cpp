#include "core/game/StandardLeagues.h"

#include "core/game/soccer3d/league/SoccerLeague.h"

namespace sparkwright
{

const Leagues& standardLeagues()
{
  static const Leagues all{
      &soccerLeague(),
  };
  return all;
}

} // namespace sparkwright
