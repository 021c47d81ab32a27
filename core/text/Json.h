#pragma once

#include <string>
#include <string_view>

namespace sparkwright
{

/// A JSON string with its quotes. Bytes that are no UTF-8 become U+FFFD.
std::string jsonString(std::string_view text);
/// The same, appended to `out`.
void appendJsonString(std::string_view text, std::string& out);

} // namespace sparkwright
