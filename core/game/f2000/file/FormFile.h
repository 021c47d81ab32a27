#pragma once

#include "core/text/Diagnostic.h"

#include <filesystem>
#include <optional>
#include <string>

namespace sparkwright::f2000
{

/// The text of a file of this league; nothing, and a problem, if it is none, too long or may not be read.
std::optional<std::string> readForms(const std::filesystem::path& file, Diagnostics& problems);
/// The same check for a text that has come from elsewhere.
bool isShortEnough(const std::string& text, const std::string& file, Diagnostics& problems);

bool hasErrors(const Diagnostics& problems);

} // namespace sparkwright::f2000
