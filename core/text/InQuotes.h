#pragma once

#include <string>
#include <string_view>

namespace sparkwright
{

/// Puts a text into single quotes, for messages.
inline std::string inQuotes(std::string_view text)
{
  std::string result;
  result.reserve(text.size() + 2);
  result += '\'';
  result += text;
  result += '\'';
  return result;
}

} // namespace sparkwright
