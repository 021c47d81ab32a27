#pragma once

#include "core/frame/Frame.h"

#include <cstdint>
#include <string>

namespace sparkwright
{

/// A number that tells runs apart: two runs with the same digest have, but for a chance of 1 in 2^64, had the same
/// time, poses, visibility, play mode and score in each frame, to the bit.
class FrameDigest
{
public:
  void add(const Frame& frame);
  /// 16 hexadecimal digits.
  std::string text() const;

private:
  void add(std::uint64_t word);
  void add(const void* bytes, std::size_t count);

  std::uint64_t value_ = 14695981039346656037u;
};

} // namespace sparkwright
