#include "viewer/overlay/PlayerCount.h"

#include <algorithm>
#include <tuple>

namespace sparkwright
{

PlayerCount PlayerCount::of(const GameState& game, std::span<const Subjects::Player> players)
{
  using Discipline = GameState::Discipline;
  PlayerCount count;
  if(!game.present)
    return count;
  for(const Discipline& each : game.discipline)
    if((each.team == 1 || each.team == 2) && (each.redCard || each.seconds > 0 || each.yellowCards > 0))
      count.noted[static_cast<std::size_t>(each.team - 1)].push_back(each);
  const auto order = [](const Discipline& each)
  {
    const int group = each.redCard ? 1 : each.seconds > 0 ? 0 : 2;
    return std::tuple(group, group == 0 ? each.seconds : 0, each.unum);
  };
  for(std::vector<Discipline>& side : count.noted)
    std::ranges::sort(side, {}, order);
  for(const Subjects::Player& player : players)
  {
    if(player.team != 1 && player.team != 2)
      continue;
    const auto side = static_cast<std::size_t>(player.team - 1);
    const auto isOut = [&](const Discipline& each)
    { return each.unum == player.unum && (each.redCard || each.seconds > 0); };
    count.playing[side] += std::ranges::none_of(count.noted[side], isOut);
  }
  return count;
}

} // namespace sparkwright
