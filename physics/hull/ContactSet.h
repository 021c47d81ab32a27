#pragma once

// Private to physics.

#include "physics/Types.h"

#include <array>
#include <span>

namespace sparkwright::physics
{

/// Possible contact points of two shapes, of which the best few are chosen. Does not allocate.
class ContactSet
{
public:
  struct Point
  {
    Vec3 position;    ///< World, m.
    Vec3 normal;      ///< World, unit length, into the first shape.
    double depth;    ///< m; not set, since many are made in each step and few are used
  };

  /// Ignores points that are not finite.
  void add(const Vec3& position, const Vec3& normal, double depth);
  std::span<const Point> points() const { return {points_.data(), count_}; }

  /// Keeps at most `most` points, the deepest among them: with one normal those that span the largest area, else those
  /// farthest from each other in place and direction.
  std::span<const Point> choose(std::size_t most);

private:
  std::size_t deepest() const;
  bool hasOneNormal() const;
  void keepArea();
  void keepApart(std::size_t most);
  void keep(std::span<const std::size_t> chosen);

  static constexpr std::size_t capacity = 256;
  std::array<Point, capacity> points_;
  std::size_t count_ = 0;
};

} // namespace sparkwright::physics
