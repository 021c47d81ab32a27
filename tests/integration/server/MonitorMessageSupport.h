#pragma once

#include <string>
#include <string_view>

namespace sparkwright
{

/// How often `part` stands in a message.
inline int countOf(const std::string& text, std::string_view part)
{
  int count = 0;
  for(std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
    ++count;
  return count;
}

/// Whether a message for monitors has the full scene.
inline bool isFull(const std::string& message) { return countOf(message, ")(RSG 0 1)(") == 1; }

} // namespace sparkwright
