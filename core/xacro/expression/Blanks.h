#pragma once

#include <string_view>

namespace sparkwright::xacro
{

inline constexpr std::string_view blanks = " \t\r\n\v\f";

/// The text without blanks at both ends.
inline std::string_view trimmed(std::string_view text)
{
  const std::size_t first = text.find_first_not_of(blanks);
  return first == std::string_view::npos ? std::string_view()
                                         : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace sparkwright::xacro
