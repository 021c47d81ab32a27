#pragma once

#include "core/mesh/MeshTransfer.h"

#include <map>
#include <string>

namespace sparkwright
{

/// Reads a mesh with Assimp, which has access to the given files only. May crash or never return if they are bad.
/// @param name   of the mesh file, one of `files`
/// @param files  content by name
MeshTransfer readWithAssimp(const std::string& name, const std::map<std::string, std::string>& files);

} // namespace sparkwright
