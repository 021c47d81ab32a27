#include "core/game/f2000/players/PlayerPlugin.h"

#include "core/text/ReadNumber.h"

#include <algorithm>

namespace sparkwright::f2000
{

std::optional<RobotState> PlayerContext::self()
{
  const std::vector<RobotState> robots = world().robotStates();
  const auto own = std::ranges::find(robots, robot(), &RobotState::id);
  return own == robots.end() ? std::nullopt : std::optional(*own);
}

double PlayerContext::number(const std::string& option) const
{
  constexpr double most = 1e9;
  double value = 0;
  readNumber(options().at(option), -most, most, value); // It was checked with the range of the option.
  return value;
}

} // namespace sparkwright::f2000
