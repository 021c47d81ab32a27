#include "core/game/simurosot/match/Teams.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/restart/Verdicts.h"

#include <utility>

namespace sparkwright::simurosot
{

Teams::Teams(const LeagueProfile& profile) : profile_(profile)
{
  name(Side::Blue, {}, profile_.colours.blue);
  name(Side::Yellow, {}, profile_.colours.yellow);
  renewTimeOuts();
}

void Teams::name(Side side, std::string name, std::string colour)
{
  of(side).name = std::move(name);
  of(side).colour = std::move(colour);
}

std::optional<Side> Teams::missing() const
{
  for(const Side side : {Side::Blue, Side::Yellow})
    if(!(*this)[side].connected)
      return side;
  return {};
}

void Teams::renewTimeOuts()
{
  for(TeamInfo& team : teams_)
    team.timeOutsLeft = profile_.match.timeOuts;
}

void Teams::archive(StateArchive& a)
{
  for(TeamInfo& team : teams_)
  {
    a(team.name, team.connected);
    archiveCount(a, team.timeOutsLeft);
  }
}

} // namespace sparkwright::simurosot
