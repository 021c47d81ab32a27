#include "core/game/f2000/players/SquareRoute.h"

#include "core/game/f2000/players/Driving.h"

#include <cmath>

namespace sparkwright::f2000
{

Twist SquareRoute::drive(const Pose& pose)
{
  constexpr double corners[][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
  constexpr double there = 0.1; // m
  const auto x = [&] { return middle.x + corners[corner][0] * side / 2; };
  const auto y = [&] { return middle.y + corners[corner][1] * side / 2; };
  if(std::hypot(x() - pose.x, y() - pose.y) < there)
    corner = (corner + 1) % 4;
  return driveTo(pose, x(), y(), speed);
}

} // namespace sparkwright::f2000
