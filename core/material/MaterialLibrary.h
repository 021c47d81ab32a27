#pragma once

#include "core/material/Material.h"

#include <string_view>
#include <vector>

namespace sparkwright
{

/// Reads a Wavefront material library (.mtl). Ignores invalid lines.
std::vector<Material> readMaterialLibrary(std::string_view text);

/// Calls `visit(line, number)` for each line, trimmed; numbers from 1.
template<class Visit>
void forEachLine(std::string_view text, Visit&& visit)
{
  int number = 0;
  while(!text.empty())
  {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while(!line.empty() && isBlank(line.front()))
      line.remove_prefix(1);
    while(!line.empty() && isBlank(line.back()))
      line.remove_suffix(1);
    visit(line, ++number);
  }
}

/// Removes and returns the first word; also removes the blanks after it.
std::string_view takeWord(std::string_view& line);

} // namespace sparkwright
