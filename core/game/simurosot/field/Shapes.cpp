#include "core/game/simurosot/field/Shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright::simurosot
{

namespace
{

struct Axes
{
  double c, s;
};

Axes axesOf(const Pose& pose)
{
  const double radians = pose.angle * std::numbers::pi / 180;
  return {std::cos(radians), std::sin(radians)};
}

/// A convex polygon of few corners; a square clipped by a rectangle has at most eight.
struct Polygon
{
  std::array<Point, 12> at;
  std::size_t size = 0;

  void add(const Point& point)
  {
    if(size < at.size())
      at[size++] = point;
  }
};

/// The part of a polygon where `inside` is at least 0; that is a linear function of the point.
template <class Inside>
Polygon clipped(const Polygon& polygon, Inside inside)
{
  Polygon kept;
  for(std::size_t i = 0; i < polygon.size; ++i)
  {
    const Point& from = polygon.at[i];
    const Point& to = polygon.at[(i + 1) % polygon.size];
    const double first = inside(from), second = inside(to);
    if(first >= 0)
      kept.add(from);
    if((first < 0) != (second < 0))
    {
      const double share = first / (first - second);
      kept.add({from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)});
    }
  }
  return kept;
}

double areaOf(const Polygon& polygon)
{
  double twice = 0;
  for(std::size_t i = 0; i < polygon.size; ++i)
  {
    const Point& a = polygon.at[i];
    const Point& b = polygon.at[(i + 1) % polygon.size];
    twice += a.x * b.y - b.x * a.y;
  }
  return twice / 2;
}

} // namespace

Point Rect::nearest(const Point& point) const
{
  return {std::clamp(point.x, left, right), std::clamp(point.y, bottom, top)};
}

std::array<Point, 4> Square::corners() const
{
  const auto [c, s] = axesOf(pose);
  const double h = side / 2;
  return {Point{pose.x + h * (c - s), pose.y + h * (s + c)}, Point{pose.x + h * (-c - s), pose.y + h * (-s + c)},
          Point{pose.x + h * (-c + s), pose.y + h * (-s - c)}, Point{pose.x + h * (c + s), pose.y + h * (s - c)}};
}

double Square::extent() const
{
  const auto [c, s] = axesOf(pose);
  return side / 2 * (std::abs(c) + std::abs(s));
}

double Square::shareIn(const Rect& area) const
{
  Polygon polygon;
  for(const Point& corner : corners())
    polygon.add(corner);
  polygon = clipped(polygon, [&](const Point& p) { return p.x - area.left; });
  polygon = clipped(polygon, [&](const Point& p) { return area.right - p.x; });
  polygon = clipped(polygon, [&](const Point& p) { return p.y - area.bottom; });
  polygon = clipped(polygon, [&](const Point& p) { return area.top - p.y; });
  return std::clamp(areaOf(polygon) / (side * side), 0., 1.);
}

double Square::distanceTo(const Point& point) const
{
  const auto [c, s] = axesOf(pose);
  const double dx = point.x - pose.x, dy = point.y - pose.y, h = side / 2;
  const double along = std::max(std::abs(c * dx + s * dy) - h, 0.), across = std::max(std::abs(c * dy - s * dx) - h, 0.);
  return std::hypot(along, across);
}

bool overlap(const Square& a, const Square& b)
{
  const double dx = b.pose.x - a.pose.x, dy = b.pose.y - a.pose.y;
  const auto separates = [&](const Axes& axis) // Along either axis of one of the squares.
  {
    const auto reach = [&](const Square& square)
    {
      const auto [c, s] = axesOf(square.pose);
      return square.side / 2 * (std::abs(c * axis.c + s * axis.s) + std::abs(c * axis.s - s * axis.c));
    };
    const double limit = reach(a) + reach(b);
    return std::abs(dx * axis.c + dy * axis.s) >= limit || std::abs(dy * axis.c - dx * axis.s) >= limit;
  };
  return !separates(axesOf(a.pose)) && !separates(axesOf(b.pose));
}

} // namespace sparkwright::simurosot
