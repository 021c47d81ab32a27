#pragma once

#include <filesystem>
#include <string>

namespace sparkwright
{

/// Writes the whole text or leaves what was there: to a file beside it that is then renamed. The permissions of a file that
/// was there are kept; of a link, the file that it leads to is written. A device or a pipe is written to as it is.
/// @return empty, or why it failed
std::string writeAtomically(const std::filesystem::path& file, const std::string& text);

} // namespace sparkwright
