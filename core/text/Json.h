#pragma once

#include <string>
#include <string_view>

namespace sparkwright
{

/// Writes a JSON string with its quotes. Invalid UTF-8 becomes U+FFFD.
std::string jsonString(std::string_view text);
/// The same, appended to `out`.
void appendJsonString(std::string_view text, std::string& out);

} // namespace sparkwright
