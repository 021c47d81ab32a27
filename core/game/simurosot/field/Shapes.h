#pragma once

#include "core/game/simurosot/field/Pose.h"

#include <array>

namespace sparkwright::simurosot
{

/// An upright rectangle on the field, borders included; cm.
struct Rect
{
  double left = 0, bottom = 0, right = 0, top = 0;

  bool holds(const Point& point) const
  {
    return point.x >= left && point.x <= right && point.y >= bottom && point.y <= top;
  }
  double width() const { return right - left; }
  double height() const { return top - bottom; }
  /// The rectangle made smaller by `margin` on all sides; may be empty (width or height below 0).
  Rect shrunk(double margin) const { return {left + margin, bottom + margin, right - margin, top - margin}; }
  /// After a turn of the field by 180°.
  Rect turned() const { return {-right, -top, -left, -bottom}; }
  /// The point of the rectangle that is nearest. The rectangle is not empty.
  Point nearest(const Point& point) const;
  bool operator==(const Rect&) const = default;
};

/// The footprint of a robot: a square turned by the angle of its pose.
struct Square
{
  Pose pose;
  double side = 7.5; ///< cm

  std::array<Point, 4> corners() const; ///< Counter-clockwise.
  /// Half the extent along x and y, cm.
  double extent() const;
  /// The share of its area that lies in a rectangle, 0 to 1.
  double shareIn(const Rect& area) const;
  /// The least distance of a point to the square, cm; 0 inside.
  double distanceTo(const Point& point) const;
};

/// Whether two squares overlap; touching is none.
bool overlap(const Square& a, const Square& b);

} // namespace sparkwright::simurosot
