#pragma once

#include "core/mesh/MeshImporter.h"

#include <string>

namespace sparkwright
{

/// A mesh that is made, not read from a file, as robots and scenery of the leagues are: its triangles in groups by
/// material, to be written to a file.
/// @param mesh   its name in a scene: `models/naohead.obj`
/// @param scale  of the node that shows it: feet with and without toes are told by it
/// @return without a mesh for other names
MeshImporter::Content modelFile(const std::string& mesh, const Vec3f& scale);

} // namespace sparkwright
