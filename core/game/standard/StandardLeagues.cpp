#include "core/game/StandardLeagues.h"

#include "core/game/f2000/league/F2000League.h"
#include "core/game/simurosot/league/SimurosotLeague.h"
#include "core/game/soccer3d/league/SoccerLeague.h"

namespace sparkwright
{

const Leagues& standardLeagues()
{
  static const Leagues all{
      &soccerLeague(),
      &simurosotLeague(),
      &f2000League(),
  };
  return all;
}

} // namespace sparkwright
