#pragma once

#include "core/mesh/Mesh.h"
#include "viewer/models/MeshData.h"

namespace sparkwright
{

/// Converts one face group of a mesh into the renderer's vertex format.
MeshData pieceOf(const Mesh& mesh, const Mesh::Group& group);

/// The same in fewer triangles: vertices that lie in the same cell of a grid become one. Small meshes stay as they are.
/// @param cell  edge of a cell, m, > 0
MeshData simplified(const MeshData& mesh, float cell);

/// Sets the directions in which an outline lies: one for all vertices at the same place.
void setHulls(MeshData& mesh);

} // namespace sparkwright
