#pragma once

#include "core/mesh/MeshImporter.h"

namespace sparkwright
{

/// The built-in shapes: `StdUnitBox` (edges of 1 m), `StdUnitSphere` (radius 1 m), `StdUnitCylinder r l` and
/// `StdCapsule r l` (along z, the length of a capsule without its caps; 1 m each unless said). All centred.
class StdMeshImporter : public MeshImporter
{
public:
  bool reads(std::string_view name) const override;
  Content import(const Request& request) const override;
  std::optional<Outline> outline(const Request& request) const override;
};

} // namespace sparkwright
