#pragma once

#include <string>
#include <string_view>

namespace sparkwright
{

struct Project;

/// The text of a project file, well formatted.
std::string projectText(const Project& project);

/// The text of a project file changed as little as possible so that it says what `project` is: comments, order, and the
/// values that are the same stay.
/// @return empty if `text` cannot be changed so; projectText() is then the way
std::string editedProjectText(const std::string& text, const Project& project);

} // namespace sparkwright
