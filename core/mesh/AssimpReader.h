#pragma once

#include "core/mesh/MeshTransfer.h"

#include <array>
#include <map>
#include <string>
#include <string_view>

namespace sparkwright
{

/// Endings of the mesh files that Assimp reads for us.
inline constexpr std::array<std::string_view, 6> assimpEndings{"gltf", "glb", "dae", "stl", "ply", "obj"};

/// Reads a mesh with Assimp, which has access to the given files only. May crash or never return if they are bad.
/// @param name   of the mesh file, one of `files`
/// @param files  content by name
MeshTransfer readWithAssimp(const std::string& name, const std::map<std::string, std::string>& files);

} // namespace sparkwright
