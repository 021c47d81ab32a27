#pragma once

#include "core/mesh/MeshImporter.h"

namespace sparkwright
{

/// Wavefront meshes (.obj) with their material libraries, which are looked for below `materials/` and beside the mesh.
///
/// Faces may have any number of corners and are taken to be convex; lines, points, curves and smoothing groups are left
/// out. One face group per material, in ASCII order.
class ObjImporter : public MeshImporter
{
public:
  bool reads(std::string_view name) const override;
  Content import(const Request& request) const override;
  std::optional<Outline> outline(const Request& request) const override;
};

} // namespace sparkwright
