#pragma once

#include "core/frame/ImageDrawer.h"

#include <filesystem>
#include <vector>

namespace sparkwright
{

/// Draws images by the shared library `sparkwright-images` of the plugin directories: it brings Qt and OpenGL along,
/// which the server otherwise does without. The library is loaded when the first camera senses.
MakeImageDrawer imagesFromLibrary(std::vector<std::filesystem::path> directories);

} // namespace sparkwright
