#pragma once

#include "core/mesh/MeshImporter.h"

namespace sparkwright
{

/// Meshes that modelling programs write: glTF 2 (.gltf, .glb), Collada (.dae), .stl and .ply, with their materials and
/// the pictures inside them; .obj, too, if ObjImporter has left. By means of Assimp, in a process of its own, because some
/// of its readers crash or never end when a file is bad. Coordinates stay as they are in the file, with the places of its
/// nodes; animation is left out.
class AssimpImporter : public MeshImporter
{
public:
  bool reads(std::string_view name) const override;
  Content import(const Request& request) const override;
};

} // namespace sparkwright
