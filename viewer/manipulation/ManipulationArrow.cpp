#include "viewer/manipulation/ManipulationArrow.h"

#include <cmath>

namespace sparkwright
{

namespace
{

constexpr float kickPerMetre = 4;      // m/s per m of the arrow
constexpr float pushPerMetre = 40;     // N per m
constexpr float twistPerPixel = 0.02f; // N·m
constexpr float flattest = 0.02f;      // sine of the angle between sight and plane
constexpr float furthest = 150;        // m

} // namespace

Vec3f ManipulationArrow::vector(const Camera& camera, const QPointF& mouse, bool high) const
{
  if(kind == Kind::Twist)
  {
    const QPointF drawn = mouse - pressed;
    return twistPerPixel *
           (static_cast<float>(drawn.y()) * camera.right() + static_cast<float>(drawn.x()) * camera.up());
  }
  const Ray ray = camera.rayThrough(static_cast<float>(mouse.x()), static_cast<float>(mouse.y()));
  const Vec3f normal = kind == Kind::Kick ? Vec3f(Vec3f::UnitZ()) : Vec3f(-camera.forward());
  const float slope = ray.direction.dot(normal), distance = (start - ray.origin).dot(normal) / slope;
  if(!(std::abs(slope) > flattest) || !(distance > 0) || distance > furthest)
    return Vec3f::Zero();
  Vec3f drawn = ray.origin + distance * ray.direction - start;
  if(kind == Kind::Push)
    return pushPerMetre * drawn;
  drawn *= kickPerMetre;
  if(high)
    drawn.z() = drawn.head<2>().norm();
  return drawn;
}

} // namespace sparkwright
