#pragma once

#include "core/text/Diagnostic.h"
#include "core/urdf/UrdfModel.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright::urdf
{

class MeshFolder;

/// How meshes for collisions become colliders.
enum class MeshShape
{
  Hull,      ///< The convex hull.
  Parts,     ///< Several convex hulls, which together follow the mesh.
  Triangles, ///< The triangles as they are, which have no inside.
  Box        ///< The box around the mesh.
};

struct Options
{
  std::vector<std::filesystem::path> packages; ///< Where `package://` is looked for, beside the folders of the file.
  std::vector<std::pair<std::string, std::string>> arguments; ///< Of Xacro, by names.
  bool ground = false;                         ///< The scene also has ground and lamps, to be opened on its own.
  MeshShape meshes = MeshShape::Hull;
  int mostParts = 8;  ///< Of one mesh, with MeshShape::Parts.
  bool fixed = false; ///< The root is held in its place by a weld.
  std::stop_token stop{};                              ///< Ends a conversion; nothing is written then.
  std::function<void(int done, int all)> progress{}; ///< Told of each mesh that has been read; may be empty.
};

/// Writes a robot as a scene: one Transform with a body for each link that moves, at its centre of mass, with axes
/// parallel to the link's frame; links on fixed joints are merged into the link above. A root link named `world` is the
/// static environment. The lowest point stands at z = 0.
/// @param name         of the URDF file, for comments and messages
/// @param diagnostics  gets a warning or a note for each thing that is not as in the URDF
std::string toScene(const Model& model, const std::string& name, const Options& options, MeshFolder& meshes,
                    Diagnostics& diagnostics);

} // namespace sparkwright::urdf
