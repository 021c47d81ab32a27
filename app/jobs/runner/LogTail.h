#pragma once

#include <filesystem>
#include <string>

namespace sparkwright
{

/// The last error in the log of a server, without its clock time; else its last line. Empty without a log.
std::string lastErrorOf(const std::filesystem::path& log);

/// The last line of a file that is not blank, at most 500 bytes of it.
std::string lastLineOf(const std::filesystem::path& file);

} // namespace sparkwright
