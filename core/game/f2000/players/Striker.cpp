#include "core/game/f2000/players/Striker.h"

#include "core/game/f2000/players/Driving.h"

#include <algorithm>
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
  const double ux = (goalX - ball->x) / std::max(toGoal, 0.01), uy = -ball->y / std::max(toGoal, 0.01);
  const Pose& pose = self->pose;
  const double away = std::hypot(ball->x - pose.x, ball->y - pose.y);
  const double bearing = normalized(std::atan2(ball->y - pose.y, ball->x - pose.x) - pose.theta);
  // How well robot, ball and goal are in line.
  const double along = ((ball->x - pose.x) * ux + (ball->y - pose.y) * uy) / std::max(away, 0.01);
  constexpr double behind = 0.55, inLine = 0.97, ahead = 0.25, near = 0.45; // m, cosine, rad, m
  Twist drive;
  if(along > inLine && std::abs(bearing) < ahead)
  {
    drive = driveTo(pose, ball->x + 0.5 * ux, ball->y + 0.5 * uy, speed);
    if(away < near && toGoal < shootAt)
      context.manipulate("kicker", "kick");
  }
  else
  {
    // Around the ball, on the nearer side, if it is in the way.
    double x = ball->x - behind * ux, y = ball->y - behind * uy;
    if(along < 0.3)
    {
      const double side = (pose.x - ball->x) * -uy + (pose.y - ball->y) * ux > 0 ? 1 : -1;
      x += side * behind * -uy;
      y += side * behind * ux;
    }
    drive = driveTo(pose, x, y, speed);
    if(std::hypot(x - pose.x, y - pose.y) < 0.15)
      drive = {0, 0, std::clamp(3 * bearing, -2.5, 2.5)};
  }
  context.drive(drive.vx, drive.omega);
  return Result::Continue;
}

} // namespace sparkwright::f2000
