#pragma once

#include "core/text/Number.h"

namespace sparkwright::simurosot
{

/// A point on the field: cm, origin at the centre, x along the length.
struct Point
{
  double x = 0, y = 0;
  bool operator==(const Point&) const = default;
};

/// Place and direction of a robot: cm, degrees counter-clockwise from +x in (−180, 180].
struct Pose
{
  double x = 0, y = 0, angle = 0;

  Point point() const { return {x, y}; }
  bool operator==(const Pose&) const = default;
};

/// The pose after a turn of the field by 180°, by which the two team frames differ.
Pose turned(const Pose& pose);
constexpr Point turned(const Point& point) { return {-point.x, -point.y}; }

double distance(const Point& a, const Point& b);

} // namespace sparkwright::simurosot
