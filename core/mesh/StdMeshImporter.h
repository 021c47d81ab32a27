#pragma once

#include "core/mesh/MeshImporter.h"

namespace sparkwright
{

/// Makes the built-in shapes: `StdUnitBox` (edges of 1 m), `StdUnitSphere` (radius 1 m), `StdUnitCylinder r l` and
/// `StdCapsule r l` (radius and length in m, preset 1; along z; a capsule's length is without its caps), all centred; and
/// `TrianglePrism x1 y1 x2 y2 x3 y3` (corners in m, in any order; 1 m high, centred in height).
class StdMeshImporter : public MeshImporter
{
public:
  bool reads(std::string_view name) const override;
  Content import(const Request& request) const override;
  std::optional<Outline> outline(const Request& request) const override;
};

} // namespace sparkwright
