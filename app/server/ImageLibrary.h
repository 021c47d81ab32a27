#pragma once

#include "core/frame/ImageDrawer.h"

#include <filesystem>
#include <vector>

namespace sparkwright
{

/// Renders camera images by the shared library `sparkwright-images` of the plugin directories, which uses Qt and
/// OpenGL. It is loaded when the first camera senses.
MakeImageDrawer imagesFromLibrary(std::vector<std::filesystem::path> directories);

} // namespace sparkwright
