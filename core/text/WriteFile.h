#pragma once

#include <filesystem>
#include <string>

namespace sparkwright
{

/// Replaces a file by `text`, or leaves it unchanged: writes a temporary file beside it and renames that. Keeps the
/// file's permissions and follows links. A device or a pipe is written to directly.
/// @return empty, or an error message
std::string writeAtomically(const std::filesystem::path& file, const std::string& text);

/// Appends to a file, or makes it, and returns when the bytes are on the disk. After an error, some may be there.
/// @return empty, or an error message
std::string appendDurably(const std::filesystem::path& file, const std::string& text);

} // namespace sparkwright
