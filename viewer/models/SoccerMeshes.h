#pragma once

#include "viewer/models/MeshData.h"

namespace sparkwright
{

/// A goal with posts, bar and net, in the coordinates of the league's goal meshes: x along the goal line, y up, z out
/// of the goal into the field, origin on the goal line; it fills -0.5..0.5, 0..1, -1..0.
/// @param scale  metres per unit that it will be drawn with, so that posts come out round and nets square
MeshData goalMesh(const Vec3f& scale, float detail = 1);

/// A ball of radius 1.
MeshData ballMesh(float detail = 1);

} // namespace sparkwright
