#pragma once

#include "core/game/simurosot/field/FieldSpec.h"
#include "core/game/simurosot/placement/BorderCurves.h"

#include <array>
#include <optional>

namespace sparkwright::simurosot
{

/// Up to `capacity` values without memory of their own.
template <class T, std::size_t capacity>
class FixedList
{
public:
  void add(const T& value)
  {
    if(size_ < capacity)
      values_[size_++] = value;
  }
  const T* begin() const { return values_.data(); }
  const T* end() const { return values_.data() + size_; }

private:
  std::array<T, capacity> values_{};
  std::size_t size_ = 0;
};

/// Where the centre of a robot with a given angle may be, so that its whole body is where it may be. Rectangles hold
/// and shut out the upright rectangle about the robot, the centre circle the robot itself.
class CentreRegion
{
public:
  /// What the centre circle means for the robot.
  enum class Circle
  {
    Ignored,
    ShutsOut,  ///< The robot lies outside.
    IsTouched, ///< The robot reaches into it, and lies in what is allowed or wholly in the circle.
  };

  /// Nothing is allowed yet. The corners of the field are shut out.
  /// @param angle  of the robot, degrees
  CentreRegion(const FieldSpec& field, double wallClearance, double angle);

  /// The whole robot in an area, if it is not in what is forbidden.
  void allow(const Rect& area) { allowed_.add(inField(area)); }
  /// The whole robot in an area, whatever is forbidden.
  void allowAlways(const Rect& area) { always_.add(inField(area)); }
  /// The centre of the robot in an area, whatever is forbidden, and whatever its distance to walls.
  void allowCentre(const Rect& area) { always_.add(area); }
  void forbid(const Rect& area) { forbidden_.add(area.shrunk(-extent_)); }
  void setCircle(Circle circle, double radius);

  /// @param slack  by how much borders may be passed, cm
  bool holds(const Point& point, double slack) const;
  /// The nearest point that the region holds; nothing if it is empty. Not for regions whose circle is to be touched.
  std::optional<Point> nearest(const Point& point) const;
  /// Half the extent of the robot along x and y, cm.
  double extent() const { return extent_; }

private:
  Rect inField(const Rect& area) const;
  bool inCorner(const Point& point, double slack) const;
  bool allowsByRect(const Point& point, double slack) const;
  double distanceToMiddle(const Point& point) const; ///< Of the robot to the centre of the field; cm.
  double reachFromMiddle(const Point& point) const;  ///< Of its farthest corner.

  using Lines = FixedList<BorderLine, 80>;
  using Circles = FixedList<BorderCircle, 4>;
  void addBorders(Lines& lines, Circles& circles) const;

  double half_, cos_, sin_, extent_;
  Rect centresInField_;
  double cornerLimit_; ///< Of |x| + |y|.
  using Rects = FixedList<Rect, 6>;
  Rects allowed_, forbidden_, always_;
  Circle circle_ = Circle::Ignored;
  double radius_ = 0;
};

} // namespace sparkwright::simurosot
