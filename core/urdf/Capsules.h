#pragma once

#include "core/urdf/UrdfModel.h"

#include <vector>

namespace sparkwright::urdf
{

// Few programs know <capsule>, so a capsule is written as a cylinder and the two spheres at its ends, which together are
// the same shape.

/// Shapes with each capsule in three.
std::vector<Shape> withoutCapsules(const std::vector<Shape>& shapes);

/// Makes a capsule again of each cylinder that is followed by the two spheres at its ends.
void joinCapsules(Model& model);

} // namespace sparkwright::urdf
