#pragma once

#include "core/mesh/MeshTransfer.h"

#include <map>
#include <string>

namespace sparkwright
{

/// Reads a mesh with Assimp, which sees no files but these. May crash or never return if they are bad.
/// @param name   of the mesh, one of the files
/// @param files  content by name
MeshTransfer readWithAssimp(const std::string& name, const std::map<std::string, std::string>& files);

} // namespace sparkwright
