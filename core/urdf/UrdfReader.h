#pragma once

#include "core/text/Diagnostic.h"
#include "core/urdf/UrdfModel.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sparkwright::urdf
{

/// Limits of what is read.
inline constexpr std::size_t largestFile = 64u << 20; ///< Bytes.
inline constexpr std::size_t mostLinks = 5000;

/// Reads a URDF file. Adds a warning with its line for each thing that a scene cannot hold, and an error for each that
/// makes the file unusable.
/// @param name  for the messages
/// @return nothing if there was an error
std::optional<Model> read(std::string_view text, const std::string& name, Diagnostics& diagnostics);

} // namespace sparkwright::urdf
