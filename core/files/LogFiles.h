#pragma once

#include <filesystem>
#include <string>

namespace sparkwright
{

/// Where files that scripts name go if a person names no other place: `sparkwright/logs` among the user's states, as the
/// XDG base directories say (`$XDG_STATE_HOME`, or `~/.local/state`). Empty: this user has no home.
std::filesystem::path ownLogDirectory();

/// Whether a file in a directory was written by a script. Others are somebody's own, and not replaced.
bool isScriptFile(const std::filesystem::path& directory, const std::string& name);

/// Notes in a directory that a file there is, or will be, written by a script. @return empty, or an error message
std::string noteScriptFile(const std::filesystem::path& directory, const std::string& name);

} // namespace sparkwright
