#include "core/game/simurosot/placement/BorderCurves.h"

#include <cmath>

namespace sparkwright::simurosot
{

Point nearestOn(const BorderLine& line, const Point& point)
{
  const double ahead = line.offset - (line.nx * point.x + line.ny * point.y);
  // Lines along an axis keep their offset to the last digit.
  return {line.ny == 0 ? line.offset * line.nx : point.x + ahead * line.nx,
          line.nx == 0 ? line.offset * line.ny : point.y + ahead * line.ny};
}

Point nearestOn(const BorderCircle& circle, const Point& point)
{
  const double dx = point.x - circle.centre.x, dy = point.y - circle.centre.y, length = std::hypot(dx, dy);
  if(length == 0)
    return {circle.centre.x + circle.radius, circle.centre.y};
  return {circle.centre.x + dx / length * circle.radius, circle.centre.y + dy / length * circle.radius};
}

std::optional<Point> crossing(const BorderLine& a, const BorderLine& b)
{
  const double sine = a.nx * b.ny - a.ny * b.nx;
  if(std::abs(sine) < 1e-9)
    return {};
  const Point point{(a.offset * b.ny - b.offset * a.ny) / sine, (a.nx * b.offset - b.nx * a.offset) / sine};
  return point;
}

std::optional<std::array<Point, 2>> crossing(const BorderLine& line, const BorderCircle& circle)
{
  const Point foot = nearestOn(line, circle.centre);
  const double away = distance(foot, circle.centre), square = circle.radius * circle.radius - away * away;
  if(square < 0)
    return {};
  const double reach = std::sqrt(square);
  return std::array{Point{foot.x - reach * line.ny, foot.y + reach * line.nx},
                    Point{foot.x + reach * line.ny, foot.y - reach * line.nx}};
}

std::optional<std::array<Point, 2>> crossing(const BorderCircle& a, const BorderCircle& b)
{
  const double dx = b.centre.x - a.centre.x, dy = b.centre.y - a.centre.y, apart = std::hypot(dx, dy);
  if(apart == 0)
    return {};
  // Both points lie on the line on which the powers of both circles are equal.
  const double along = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const BorderLine chord{dx / apart, dy / apart,
                         (dx * a.centre.x + dy * a.centre.y) / apart + along};
  return crossing(chord, a);
}

} // namespace sparkwright::simurosot
