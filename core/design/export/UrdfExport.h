#pragma once

#include "core/design/export/ExportedMeshes.h"
#include "core/text/Diagnostic.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sparkwright
{

class World;

namespace design
{

struct UrdfExportOptions
{
  std::string robot;                   ///< Path or name of a node of the robot, or above it; empty: the robot with most joints.
  std::vector<std::string> parameters; ///< Of the scene, if it is a template.
  MakeMesh makeMesh;                   ///< Makes meshes that have no file; may be empty.
};

/// Writes a robot of a scene as URDF, and its meshes to the folder `<urdf>_meshes` beside it.
/// @param world        a new one, which is not to be run afterwards
/// @param scene        .rsg, .ros, .rb or whatever else a World loads
/// @param diagnostics  gets what is not as in the scene; files of notes and warnings are named as in the scene
/// @return whether all was written; diagnostics has the reason if not
bool exportUrdf(World& world, const std::string& scene, const std::filesystem::path& urdf,
                const UrdfExportOptions& options, Diagnostics& diagnostics);

} // namespace design
} // namespace sparkwright
