#pragma once

#include "core/text/Diagnostic.h"

#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

/// What is wrong with the form of a TOML text; nothing if it can be read.
/// @param file  its name, for the diagnostic
std::optional<Diagnostic> tomlProblem(std::string_view text, const std::string& file);

} // namespace sparkwright
