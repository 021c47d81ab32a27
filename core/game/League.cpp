#include "core/game/League.h"

#include <algorithm>

namespace sparkwright
{

const League* leagueOfGame(const Leagues& leagues, std::string_view game)
{
  const auto plays = [game](const League* league) { return std::ranges::count(league->games(), game) > 0; };
  const auto found = std::ranges::find_if(leagues, plays);
  return found == leagues.end() ? nullptr : *found;
}

} // namespace sparkwright
