#pragma once

#include "core/object/Math.h"

namespace sparkwright
{

/// An axis-aligned box in the world, m. Touching counts as meeting.
struct Bounds
{
  Vec3f min = Vec3f::Zero();
  Vec3f max = Vec3f::Zero();

  bool meetsSphere(const Vec3f& centre, float radius) const;
  /// Whether they meet, seen from above.
  bool meetsOnGround(const Bounds& other) const;
  /// Whether the point is inside, seen from above.
  bool coversOnGround(const Vec3f& point) const;
  Bounds movedBy(const Vec3f& offset) const { return {min + offset, max + offset}; }
};

} // namespace sparkwright
