#include "core/game/soccer3d/pitch/Bounds.h"

namespace sparkwright
{

bool Bounds::meetsOnGround(const Bounds& other) const
{
  return min.x() <= other.max.x() && other.min.x() <= max.x() && min.y() <= other.max.y() && other.min.y() <= max.y();
}

bool Bounds::meetsSphere(const Vec3f& centre, float radius) const
{
  const Vec3f nearest = centre.cwiseMax(min).cwiseMin(max);
  return (nearest - centre).squaredNorm() <= radius * radius;
}

bool Bounds::coversOnGround(const Vec3f& point) const
{
  return min.x() <= point.x() && point.x() <= max.x() && min.y() <= point.y() && point.y() <= max.y();
}

} // namespace sparkwright
