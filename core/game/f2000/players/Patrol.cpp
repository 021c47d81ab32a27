#include "core/game/f2000/players/Patrol.h"

#include "core/game/f2000/players/Driving.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

std::vector<PlayerOption> Patrol::options() const
{
  return {{"side", "Length of the sides, m", PlayerOption::Type::Number, "2", 0.1, 20},
          {"speed", "m/s", PlayerOption::Type::Number, "0.3", 0.01, 5}};
}

void Patrol::init(PlayerContext& context)
{
  readNumber(context.options().at("side"), 0.1, 20., side_);
  readNumber(context.options().at("speed"), 0.01, 5., speed_);
  for(const RobotState& robot : context.world().robotStates())
    if(robot.id == context.robot())
      middle_ = robot.pose;
}

PlayerPlugin::Result Patrol::senseAndAct(PlayerContext& context)
{
  const auto robots = context.world().robotStates();
  const auto self = std::ranges::find(robots, context.robot(), &RobotState::id);
  if(self == robots.end())
    return Result::Finished;
  constexpr double corners[][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
  constexpr double there = 0.1; // m
  const double x = middle_.x + corners[corner_][0] * side_ / 2, y = middle_.y + corners[corner_][1] * side_ / 2;
  if(std::hypot(x - self->pose.x, y - self->pose.y) < there)
    corner_ = (corner_ + 1) % 4;
  const Twist drive = driveTo(self->pose, x, y, speed_);
  context.drive(drive.vx, drive.omega);
  return Result::Continue;
}

} // namespace sparkwright::f2000
