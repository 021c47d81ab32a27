#pragma once

#include <cstdint>

namespace sparkwright
{

/// Bytes [begin, end) of a text.
struct TextRange
{
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  bool operator==(const TextRange&) const = default;
  bool contains(TextRange other) const { return begin <= other.begin && other.end <= end; }
};

} // namespace sparkwright
