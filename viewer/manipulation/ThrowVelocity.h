#pragma once

#include "core/object/Math.h"

#include <deque>

namespace sparkwright
{

/// Measures the velocity of a dragged thing over the last tenth of a second, to throw it at the end of the drag.
class ThrowVelocity
{
public:
  /// @param time   s, never runs back
  /// @param shift  from the start of the drag, in the world, m
  void record(double time, const Vec3f& shift);
  void clear() { past_.clear(); }
  /// In the world, m/s; zero while there is less than two moments.
  Vec3f velocity() const;

private:
  struct Moment
  {
    double time;
    Vec3f shift;
  };
  std::deque<Moment> past_;
};

} // namespace sparkwright
