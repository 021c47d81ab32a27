#pragma once

#include <filesystem>
#include <string>

namespace sparkwright
{

/// Writes the whole text or leaves what was there: to a file beside it that is then renamed. The permissions of a file that
/// was there are kept.
/// @return empty, or why it failed
std::string writeAtomically(const std::filesystem::path& file, const std::string& text);

} // namespace sparkwright
