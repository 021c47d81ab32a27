#pragma once

#include <string>

namespace sparkwright
{

/// Makes a text fit for a line of a log: control characters, of Unicode, too, become escapes such as `\n` and `\x1b`, tabs
/// become spaces. So names and texts of others can neither begin a line of their own nor command a terminal.
std::string escapeControls(std::string text);

} // namespace sparkwright
