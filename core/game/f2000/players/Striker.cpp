#include "core/game/f2000/players/Striker.h"

#include "core/game/f2000/players/Driving.h"

#include <cmath>

namespace sparkwright::f2000
{

std::vector<PlayerOption> Striker::options() const
{
  return {{"speed", "Fastest speed, m/s", PlayerOption::Type::Number, "0.8", 0.05, 5},
          {"shootAt", "Kicks when what it aims at is nearer than this, m", PlayerOption::Type::Number, "3", 0, 20}};
}

Striker::Aim Striker::aimOf(PlayerContext& context, const BallState&) const
{
  const double side = context.team() == RobotTeam::Yellow ? -1 : 1;
  return {side * context.world().field().length / 2, 0, context.number("shootAt")};
}

PlayerPlugin::Result Striker::senseAndAct(PlayerContext& context)
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
  const Aim aim = aimOf(context, *ball);
  constexpr double near = 0.45; // m
  const Push push = pushTowards(self->pose, ball->x, ball->y, aim.x, aim.y, context.number("speed"));
  if(push.isBehind && push.away < near && std::hypot(aim.x - ball->x, aim.y - ball->y) < aim.shootAt)
    context.manipulate("kicker", "kick");
  context.drive(push.drive.vx, push.drive.omega);
  return Result::Continue;
}

} // namespace sparkwright::f2000
