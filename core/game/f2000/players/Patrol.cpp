#include "core/game/f2000/players/Patrol.h"


namespace sparkwright::f2000
{

std::vector<PlayerOption> Patrol::options() const
{
  return {{"side", "Length of the sides, m", PlayerOption::Type::Number, "2", 0.1, 20},
          {"speed", "m/s", PlayerOption::Type::Number, "0.3", 0.01, 5}};
}

void Patrol::init(PlayerContext& context)
{
  route_.side = context.number("side");
  route_.speed = context.number("speed");
  if(const auto self = context.self())
    route_.middle = self->pose;
}

PlayerPlugin::Result Patrol::senseAndAct(PlayerContext& context)
{
  const std::optional<RobotState> self = context.self();
  if(!self)
    return Result::Finished;
  const Twist drive = route_.drive(self->pose);
  context.drive(drive.vx, drive.omega);
  return Result::Continue;
}

} // namespace sparkwright::f2000
