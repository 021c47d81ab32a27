#pragma once

#include "core/mesh/MeshImporter.h"

namespace sparkwright
{

/// Imports meshes of modelling programs: glTF 2 (.gltf, .glb), Collada (.dae), .stl and .ply, with materials and
/// embedded pictures; also .obj if ObjImporter was removed. Uses Assimp in a child process, because some of its readers
/// crash or never end with bad files. Coordinates are those of the file, transformed by its nodes; animation is
/// ignored.
class AssimpImporter : public MeshImporter
{
public:
  bool reads(std::string_view name) const override;
  Content import(const Request& request) const override;
};

} // namespace sparkwright
