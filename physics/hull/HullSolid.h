#pragma once

// Private to physics.

#include "physics/hull/ContactSet.h"
#include "physics/hull/Polytope.h"
#include "physics/hull/Touch.h"

#include <optional>
#include <vector>

namespace sparkwright::physics
{

class TriangleTree;

/// What a shape of convex pieces is made of; or a cylinder along z, which is round, but is touched by other solids as a
/// prism of many sides that is turned so that one of its edges is where they touch. Immutable, shared by copies.
struct HullSolid
{
  std::vector<Polytope> pieces;
  bool round = false;
  double radius = 0, length = 0; ///< Of a round one, m.

  static HullSolid cylinder(double radius, double length);

  /// World-axis-aligned box.
  void bounds(const Placement& place, Vec3& low, Vec3& high) const;
};

// Contact points of a solid with others, with normals into the first. Places are in the world.

void touchPlane(const HullSolid& solid, const Placement& at, const Plane& plane, ContactSet& contacts);
void touchSolid(const HullSolid& first, const Placement& at, const HullSolid& second, const Placement& secondAt,
                ContactSet& contacts);
/// A convex solid that is not round, such as a box.
void touchPolytope(const HullSolid& first, const Placement& at, const Polytope& second, const Placement& secondAt,
                   ContactSet& contacts);
void touchTriangles(const HullSolid& solid, const Placement& at, const TriangleTree& mesh, const Placement& meshAt,
                    ContactSet& contacts);
void touchBall(const HullSolid& solid, const Placement& at, const Vec3& centre, double radius, ContactSet& contacts);
void touchCapsule(const HullSolid& solid, const Placement& at, const Vec3& from, const Vec3& to, double radius,
                  ContactSet& contacts);
std::optional<RayTouch> touchRay(const HullSolid& solid, const Placement& at, const Vec3& origin, const Vec3& along,
                                 double length);
/// How deep a point of the world is inside, m; negative outside.
double depthOf(const HullSolid& solid, const Placement& at, const Vec3& point);

} // namespace sparkwright::physics
