#pragma once

#include "core/mesh/MeshImporter.h"

namespace sparkwright::f2000
{

/// Makes the mesh `TrianglePrism x1 y1 x2 y2 x3 y3`: a triangle with corners in m, 1 m high, centred in height.
class PrismMeshes : public MeshImporter
{
public:
  bool reads(std::string_view name) const override { return name == "TrianglePrism"; }
  Content import(const Request& request) const override;
};

} // namespace sparkwright::f2000
