#pragma once

#include "core/design/export/ExportedMeshes.h"
#include "core/frame/ImageDrawer.h"
#include "core/record/export/FilmChoice.h"

#include <filesystem>
#include <vector>

namespace sparkwright
{

/// Renders camera images by the shared library `sparkwright-images` of the plugin directories, which uses Qt and
/// OpenGL. It is loaded when the first camera senses.
MakeImageDrawer imagesFromLibrary(std::vector<std::filesystem::path> directories);

/// What makes films, from the same library.
/// @return nothing if there is none; `problem` then says why and what helps
FilmMaker filmsFromLibrary(const std::vector<std::filesystem::path>& directories, std::string& problem);

/// What makes the meshes of models that have no file, from the same library.
/// @return nothing if there is none; `problem` then says why and what helps
design::MakeMesh modelsFromLibrary(const std::vector<std::filesystem::path>& directories, std::string& problem);

} // namespace sparkwright
