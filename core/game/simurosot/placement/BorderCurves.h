#pragma once

#include "core/game/simurosot/field/Pose.h"

#include <array>
#include <optional>

namespace sparkwright::simurosot
{

/// All points with nx·x + ny·y = offset; the normal has length 1.
struct BorderLine
{
  double nx = 1, ny = 0, offset = 0;
};

struct BorderCircle
{
  Point centre;
  double radius = 0;
};

/// The point of a curve that is nearest; on a circle, seen from its centre, that at +x.
Point nearestOn(const BorderLine& line, const Point& point);
Point nearestOn(const BorderCircle& circle, const Point& point);

/// Where two curves cross; nothing if they do not, or are parallel.
std::optional<Point> crossing(const BorderLine& a, const BorderLine& b);
std::optional<std::array<Point, 2>> crossing(const BorderLine& line, const BorderCircle& circle);
std::optional<std::array<Point, 2>> crossing(const BorderCircle& a, const BorderCircle& b);

} // namespace sparkwright::simurosot
