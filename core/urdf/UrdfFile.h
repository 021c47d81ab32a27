#pragma once

#include "core/urdf/UrdfToRsg.h"

#include <filesystem>

namespace sparkwright::urdf
{

/// Converts a file: reads it, writes the scene, and copies meshes from outside of the scene's data folder to a folder
/// `<scene>_meshes` beside it. Writes nothing if there is an error.
/// @return whether the scene was written; diagnostics has the reason if not
bool convertFile(const std::filesystem::path& urdf, const std::filesystem::path& scene, const Options& options,
                 Diagnostics& diagnostics);

} // namespace sparkwright::urdf
