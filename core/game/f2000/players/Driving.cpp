#include "core/game/f2000/players/Driving.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright::f2000
{

Twist driveTo(const Pose& pose, double x, double y, double speed, bool backwards)
{
  constexpr double turnGain = 3, mostTurn = 2.5, slowing = 2; // 1/s, rad/s, 1/s
  const double distance = std::hypot(x - pose.x, y - pose.y);
  double error = normalized(std::atan2(y - pose.y, x - pose.x) - pose.theta), sign = 1;
  if(backwards && std::abs(error) > std::numbers::pi / 2)
  {
    error = normalized(error + std::numbers::pi);
    sign = -1;
  }
  const double ahead = std::max(std::cos(error), 0.);
  return {sign * std::min(speed, slowing * distance) * ahead * ahead, 0, std::clamp(turnGain * error, -mostTurn, mostTurn)};
}

} // namespace sparkwright::f2000
