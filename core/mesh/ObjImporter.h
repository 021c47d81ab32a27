#pragma once

#include "core/mesh/MeshImporter.h"

namespace sparkwright
{

/// Imports Wavefront meshes (.obj) with their material libraries, looked up below `materials/` and beside the mesh.
///
/// Faces may have any number of corners and must be convex; lines, points, curves and smoothing groups are ignored. One
/// face group per material, in ASCII order.
class ObjImporter : public MeshImporter
{
public:
  bool reads(std::string_view name) const override;
  Content import(const Request& request) const override;
  std::optional<Outline> outline(const Request& request) const override;
};

} // namespace sparkwright
