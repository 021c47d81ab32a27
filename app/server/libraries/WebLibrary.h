#pragma once

#include "core/frame/FrameBroadcast.h"
#include "core/record/export/RunExport.h"

#include <filesystem>
#include <vector>

namespace sparkwright
{

/// What makes pages, from the shared library `sparkwright-web` of the plugin directories, which uses Qt but no OpenGL.
/// @return nothing if there is none; `problem` then says why and what helps
PageMaker pagesFromLibrary(const std::vector<std::filesystem::path>& directories, std::string& problem);

/// What shows a live run in browsers, from the same library.
StartBroadcast broadcastFromLibrary(const std::vector<std::filesystem::path>& directories, std::string& problem);

} // namespace sparkwright
