#include "core/game/simurosot/referee/rules/BallCover.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright::simurosot
{

namespace
{

/// The integral of √(1 − u²) from 0 to u.
double underArc(double u) { return (u * std::sqrt(std::max(1 - u * u, 0.)) + std::asin(u)) / 2; }

/// The area of the unit disc to the left of x and below y.
double discBelow(double x, double y)
{
  x = std::clamp(x, -1., 1.);
  y = std::clamp(y, -1., 1.);
  // Where the line at y runs within the disc: from −c to c, or to x.
  const double c = std::sqrt(std::max(1 - y * y, 0.)), end = std::clamp(x, -c, c);
  const double arc = underArc(end) - underArc(-c), line = y * (end + c);
  return y < 0 ? arc + line : 2 * (underArc(x) - underArc(-1)) - arc + line;
}

} // namespace

double coveredShare(const Square& robot, const Point& ball, double radius)
{
  const double radians = robot.pose.angle * std::numbers::pi / 180;
  const double dx = ball.x - robot.pose.x, dy = ball.y - robot.pose.y;
  // The centre of the robot as seen from the ball, along its sides, in radii.
  const double x = -(dx * std::cos(radians) + dy * std::sin(radians)) / radius;
  const double y = -(dy * std::cos(radians) - dx * std::sin(radians)) / radius;
  const double half = robot.side / 2 / radius;
  const double area = discBelow(x + half, y + half) - discBelow(x - half, y + half) - discBelow(x + half, y - half) +
                      discBelow(x - half, y - half);
  return std::clamp(area / std::numbers::pi, 0., 1.);
}

} // namespace sparkwright::simurosot
