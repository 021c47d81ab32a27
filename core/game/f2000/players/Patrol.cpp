#include "core/game/f2000/players/Patrol.h"

#include "core/text/ReadNumber.h"

#include <algorithm>

namespace sparkwright::f2000
{

std::vector<PlayerOption> Patrol::options() const
{
  return {{"side", "Length of the sides, m", PlayerOption::Type::Number, "2", 0.1, 20},
          {"speed", "m/s", PlayerOption::Type::Number, "0.3", 0.01, 5}};
}

void Patrol::init(PlayerContext& context)
{
  readNumber(context.options().at("side"), 0.1, 20., route_.side);
  readNumber(context.options().at("speed"), 0.01, 5., route_.speed);
  for(const RobotState& robot : context.world().robotStates())
    if(robot.id == context.robot())
      route_.middle = robot.pose;
}

PlayerPlugin::Result Patrol::senseAndAct(PlayerContext& context)
{
  const auto robots = context.world().robotStates();
  const auto self = std::ranges::find(robots, context.robot(), &RobotState::id);
  if(self == robots.end())
    return Result::Finished;
  const Twist drive = route_.drive(self->pose);
  context.drive(drive.vx, drive.omega);
  return Result::Continue;
}

} // namespace sparkwright::f2000
