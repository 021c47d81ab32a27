#pragma once

#include "physics/World.h"

#include <memory>
#include <vector>

namespace sparkwright::physics
{

/// A box as a convex piece.
HullPiece boxPiece(const Vec3& lengths, const Vec3& middle = Vec3::Zero());
/// A regular double pyramid, which stands on one of its corners only if it is held.
HullPiece octahedronPiece(double radius);
/// The closed surface of a box, with cells × cells squares of two triangles each on a face.
std::unique_ptr<Shape> boxMesh(World& world, const Vec3& lengths, int cells);
/// A flat square of 2 × cells squares a side in the plane z = 0, around the origin.
std::unique_ptr<Shape> gridMesh(World& world, int cells, double width);

} // namespace sparkwright::physics
