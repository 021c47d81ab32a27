#include "core/game/f2000/players/Slalom.h"

#include <algorithm>

namespace sparkwright::f2000
{

Striker::Aim Slalom::aimOf(PlayerContext& context, const BallState& ball) const
{
  constexpr double beyond = 0.4, reach = 1.5; // m
  const Aim goal = Striker::aimOf(context, ball);
  const std::vector<Pose> obstacles = context.world().obstacles();
  if(obstacles.size() < 2)
    return goal;
  const double side = goal.x < 0 ? -1 : 1, gapX = (obstacles[0].x + obstacles[1].x) / 2;
  if(side * (gapX - ball.x) <= -beyond)
    return goal; // The ball has passed it.
  return {gapX + side * beyond, (obstacles[0].y + obstacles[1].y) / 2, std::min(goal.shootAt, reach)};
}

} // namespace sparkwright::f2000
