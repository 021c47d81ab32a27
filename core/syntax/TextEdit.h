#pragma once

#include <cstdint>
#include <string>

namespace sparkwright
{

/// Replaces a range of bytes of a text. An empty range is an insertion.
struct TextEdit
{
  std::uint32_t begin = 0;
  std::uint32_t end = 0; ///< One past the last byte.
  std::string text;
};

} // namespace sparkwright
