#pragma once

// Private to physics.

#include "physics/hull/ContactSet.h"
#include "physics/hull/Polytope.h"
#include "physics/hull/Separation.h"

#include <optional>

namespace sparkwright::physics
{

// Contact points of convex solids. Places are in the world; points are added to `contacts` with normals into the first.

struct Plane
{
  Vec3 normal = Vec3::UnitZ(); ///< Unit length; the solid side is below.
  double offset = 0;           ///< m
};

void touchPlane(const Polytope& solid, const Placement& place, const Plane& plane, ContactSet& contacts);
void touchSolid(const Polytope& first, const Placement& at, const Polytope& second, const Placement& secondAt,
                ContactSet& contacts);
/// The points where the solids touch that `separation` has found.
/// @param secondInFirst  place of the second in the frame of the first
void addContacts(const Polytope& first, const Placement& at, const Polytope& second, const Placement& secondInFirst,
                 const Separation& separation, ContactSet& contacts);
void touchBall(const Polytope& solid, const Placement& place, const Vec3& centre, double radius, ContactSet& contacts);
/// A capsule between two points.
void touchCapsule(const Polytope& solid, const Placement& place, const Vec3& from, const Vec3& to, double radius,
                  ContactSet& contacts);

struct RayTouch
{
  double distance = 0; ///< m
  Vec3 normal;         ///< World, against the ray.
};
/// Where a ray meets the surface first: from inside, where it leaves.
/// @param along  unit length
std::optional<RayTouch> touchRay(const Polytope& solid, const Placement& place, const Vec3& origin, const Vec3& along,
                                 double length);

struct Nearest
{
  double distance = 0; ///< m; negative inside
  Vec3 normal;         ///< From the surface to the point; inside, that of the nearest face. In the frame of the solid.
};
/// Of the surface to a point in the frame of the solid.
Nearest nearestTo(const Polytope& solid, const Vec3& point);

} // namespace sparkwright::physics
