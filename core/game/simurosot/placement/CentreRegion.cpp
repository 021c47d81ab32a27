#include "core/game/simurosot/placement/CentreRegion.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sparkwright::simurosot
{

namespace
{

constexpr double rounding = 1e-9; // cm, of points on borders

bool holdsWithin(const Rect& rect, const Point& point, double slack) { return rect.shrunk(-slack).holds(point); }

/// Borders of rectangles belong to both sides.
bool holdsBeyond(const Rect& rect, const Point& point, double slack)
{
  return point.x > rect.left + slack && point.x < rect.right - slack && point.y > rect.bottom + slack &&
         point.y < rect.top - slack;
}

} // namespace

CentreRegion::CentreRegion(const FieldSpec& field, double wallClearance, double angle) : half_(field.robotSide / 2)
{
  const double radians = angle * std::numbers::pi / 180;
  cos_ = std::cos(radians);
  sin_ = std::sin(radians);
  extent_ = half_ * (std::abs(cos_) + std::abs(sin_));
  const Rect inside{-field.halfLength(), -field.halfWidth(), field.halfLength(), field.halfWidth()};
  centresInField_ = inside.shrunk(extent_ + wallClearance);
  // Along a diagonal, in the norm |x| + |y|, the robot reaches this far from its centre.
  const double reach = half_ * (std::abs(cos_ + sin_) + std::abs(cos_ - sin_));
  cornerLimit_ = field.halfLength() + field.halfWidth() - field.cornerLeg - wallClearance * std::numbers::sqrt2 - reach;
}

void CentreRegion::setCircle(Circle circle, double radius)
{
  circle_ = circle;
  radius_ = radius;
}

Rect CentreRegion::inField(const Rect& area) const
{
  const Rect centres = area.shrunk(extent_);
  return {std::max(centres.left, centresInField_.left), std::max(centres.bottom, centresInField_.bottom),
          std::min(centres.right, centresInField_.right), std::min(centres.top, centresInField_.top)};
}

bool CentreRegion::inCorner(const Point& point, double slack) const
{
  return std::abs(point.x) + std::abs(point.y) > cornerLimit_ + slack;
}

double CentreRegion::distanceToMiddle(const Point& point) const
{
  const double along = std::max(std::abs(cos_ * point.x + sin_ * point.y) - half_, 0.);
  const double across = std::max(std::abs(cos_ * point.y - sin_ * point.x) - half_, 0.);
  return std::hypot(along, across);
}

double CentreRegion::reachFromMiddle(const Point& point) const
{
  return std::hypot(std::abs(cos_ * point.x + sin_ * point.y) + half_,
                    std::abs(cos_ * point.y - sin_ * point.x) + half_);
}

bool CentreRegion::allowsByRect(const Point& point, double slack) const
{
  const auto within = [&](const Rect& rect) { return holdsWithin(rect, point, slack); };
  const auto beyond = [&](const Rect& rect) { return holdsBeyond(rect, point, slack); };
  return std::any_of(allowed_.begin(), allowed_.end(), within) &&
         std::none_of(forbidden_.begin(), forbidden_.end(), beyond);
}

bool CentreRegion::holds(const Point& point, double slack) const
{
  if(inCorner(point, slack))
    return false;
  if(std::any_of(always_.begin(), always_.end(), [&](const Rect& rect) { return holdsWithin(rect, point, slack); }))
    return true;
  switch(circle_)
  {
  case Circle::Ignored: return allowsByRect(point, slack);
  case Circle::ShutsOut: return allowsByRect(point, slack) && distanceToMiddle(point) >= radius_ - slack;
  case Circle::IsTouched: break;
  }
  return (allowsByRect(point, slack) && distanceToMiddle(point) <= radius_ + slack) ||
         reachFromMiddle(point) <= radius_ + slack;
}

void CentreRegion::addBorders(Lines& lines, Circles& circles) const
{
  for(const Rects* rects : {&allowed_, &forbidden_, &always_})
    for(const Rect& rect : *rects)
    {
      lines.add({1, 0, rect.left});
      lines.add({1, 0, rect.right});
      lines.add({0, 1, rect.bottom});
      lines.add({0, 1, rect.top});
    }
  const double diagonal = 1 / std::numbers::sqrt2;
  for(const double sx : {-diagonal, diagonal})
    for(const double sy : {-diagonal, diagonal})
      lines.add({sx, sy, cornerLimit_ * diagonal});
  if(circle_ != Circle::ShutsOut)
    return;
  // The centres of robots that touch the circle from outside lie on a square with round corners.
  for(const double sign : {-1., 1.})
  {
    lines.add({sign * cos_, sign * sin_, radius_ + half_});
    lines.add({-sign * sin_, sign * cos_, radius_ + half_});
    for(const double across : {-half_, half_})
      circles.add({{sign * half_ * cos_ - across * sin_, sign * half_ * sin_ + across * cos_}, radius_});
  }
}

std::optional<Point> CentreRegion::nearest(const Point& point) const
{
  if(holds(point, 0))
    return point;
  // The nearest point lies on a border, where it is nearest to the point on that border, or where two borders cross.
  Lines lines;
  Circles circles;
  addBorders(lines, circles);
  std::optional<Point> found;
  double least = std::numeric_limits<double>::infinity();
  const auto consider = [&](const Point& candidate)
  {
    const double away = distance(candidate, point);
    if(away < least && holds(candidate, rounding))
    {
      least = away;
      found = candidate;
    }
  };
  const auto considerBoth = [&](const std::optional<std::array<Point, 2>>& pair)
  {
    if(pair)
      for(const Point& candidate : *pair)
        consider(candidate);
  };
  for(const BorderLine* line = lines.begin(); line != lines.end(); ++line)
  {
    consider(nearestOn(*line, point));
    for(const BorderLine* second = lines.begin(); second != line; ++second)
      if(const std::optional<Point> candidate = crossing(*line, *second))
        consider(*candidate);
    for(const BorderCircle& circle : circles)
      considerBoth(crossing(*line, circle));
  }
  for(const BorderCircle* circle = circles.begin(); circle != circles.end(); ++circle)
  {
    consider(nearestOn(*circle, point));
    for(const BorderCircle* second = circles.begin(); second != circle; ++second)
      considerBoth(crossing(*circle, *second));
  }
  return found;
}

} // namespace sparkwright::simurosot
