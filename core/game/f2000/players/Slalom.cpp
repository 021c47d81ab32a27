#include "core/game/f2000/players/Slalom.h"

#include "core/game/f2000/players/Driving.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

std::vector<PlayerOption> Slalom::options() const
{
  return {{"speed", "Fastest speed, m/s", PlayerOption::Type::Number, "0.8", 0.05, 5},
          {"shootAt", "Kicks when the goal is nearer than this, m", PlayerOption::Type::Number, "3", 0, 20}};
}

PlayerPlugin::Result Slalom::senseAndAct(PlayerContext& context)
{
  const std::optional<RobotState> self = context.self();
  if(!self)
    return Result::Finished;
  const auto ball = context.world().ball();
  if(!ball)
  {
    context.drive(0, 0);
    return Result::Continue;
  }
  const FieldForm& field = context.world().field();
  const double side = context.team() == RobotTeam::Yellow ? -1 : 1, goalX = side * field.length / 2;
  constexpr double beyond = 0.4, near = 0.45, reach = 1.5; // m
  double x = goalX, y = 0, shootAt = context.number("shootAt");
  const std::vector<Pose> obstacles = context.world().obstacles();
  if(obstacles.size() >= 2)
  {
    const double gapX = (obstacles[0].x + obstacles[1].x) / 2;
    if(side * (gapX - ball->x) > -beyond) // The ball has not passed it yet.
    {
      x = gapX + side * beyond;
      y = (obstacles[0].y + obstacles[1].y) / 2;
      shootAt = std::min(shootAt, reach);
    }
  }
  const Push push = pushTowards(self->pose, ball->x, ball->y, x, y, context.number("speed"));
  if(push.isBehind && push.away < near && std::hypot(x - ball->x, y - ball->y) < shootAt)
    context.manipulate("kicker", "kick");
  context.drive(push.drive.vx, push.drive.omega);
  return Result::Continue;
}

} // namespace sparkwright::f2000
