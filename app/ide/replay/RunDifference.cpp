#include "app/ide/replay/RunDifference.h"

#include <algorithm>

namespace sparkwright
{

RunDifference RunDifference::between(const Subjects& a, const Subjects& b)
{
  RunDifference found;
  if(a.ball() && b.ball())
    found.ball = (*a.ball() - *b.ball()).norm();
  for(const Subjects::Player& player : a.players())
  {
    const auto same = std::ranges::find_if(b.players(), [&](const Subjects::Player& other)
                                           { return other.team == player.team && other.unum == player.unum; });
    if(same == b.players().end() || player.team == 0 || !player.finite || !same->finite)
      continue;
    const float way = (translation(player.body) - translation(same->body)).norm();
    if(!found.robot || way > *found.robot)
      found = {found.ball, way, player.team, player.unum};
  }
  return found;
}

} // namespace sparkwright
