#include "core/game/StandardLeagues.h"

#include "core/game/simurosot/league/SimurosotLeague.h"
#include "core/game/soccer3d/league/SoccerLeague.h"

namespace sparkwright
{

const Leagues& standardLeagues()
{
  static const Leagues all{
      &soccerLeague(),
      &simurosotLeague(),
  };
  return all;
}

} // namespace sparkwright
