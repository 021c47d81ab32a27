#pragma once

#include "core/text/Diagnostic.h"
#include "core/urdf/UrdfModel.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sparkwright::urdf
{

class MeshFolder;

struct Options
{
  std::vector<std::filesystem::path> packages; ///< Where `package://` is looked for, beside the folders of the file.
  bool ground = false;                         ///< The scene also has ground and lamps, to be opened on its own.
};

/// Writes a robot as a scene: one Transform with a body for each link that moves, at its centre of mass, with axes
/// parallel to the link's frame; links on fixed joints are merged into the link above. A root link named `world` is the
/// static environment. The lowest point stands at z = 0.
/// @param name         of the URDF file, for comments and messages
/// @param diagnostics  gets a warning or a note for each thing that is not as in the URDF
std::string toScene(const Model& model, const std::string& name, const Options& options, MeshFolder& meshes,
                    Diagnostics& diagnostics);

} // namespace sparkwright::urdf
