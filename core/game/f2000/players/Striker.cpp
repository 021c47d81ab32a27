#include "core/game/f2000/players/Striker.h"

#include "core/game/f2000/players/Driving.h"

#include <cmath>

namespace sparkwright::f2000
{

std::vector<PlayerOption> Striker::options() const
{
  return {{"speed", "Fastest speed, m/s", PlayerOption::Type::Number, "0.8", 0.05, 5},
          {"shootAt", "Kicks when the goal is nearer than this, m", PlayerOption::Type::Number, "3", 0, 20}};
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
  const double speed = context.number("speed"), shootAt = context.number("shootAt");

  const FieldForm& field = context.world().field();
  const double goalX = (context.team() == RobotTeam::Yellow ? -1 : 1) * field.length / 2;
  const double toGoal = std::hypot(goalX - ball->x, ball->y);
  constexpr double near = 0.45; // m
  const Push push = pushTowards(self->pose, ball->x, ball->y, goalX, 0, speed);
  if(push.isBehind && push.away < near && toGoal < shootAt)
    context.manipulate("kicker", "kick");
  context.drive(push.drive.vx, push.drive.omega);
  return Result::Continue;
}

} // namespace sparkwright::f2000
