#include "core/frame/FrameDigest.h"

#include <cstdio>
#include <cstring>

namespace sparkwright
{

void FrameDigest::add(const Frame& frame)
{
  std::uint64_t time = 0;
  std::memcpy(&time, &frame.time, sizeof time);
  add(time);
  add(frame.local.size());
  add(frame.local.data(), frame.local.size() * sizeof(Mat4f));
  add(frame.visible.data(), frame.visible.size());
  if(!frame.game.present)
    return;
  add(frame.game.mode.data(), frame.game.mode.size());
  add(static_cast<std::uint64_t>(frame.game.score[0]) << 32 | static_cast<std::uint32_t>(frame.game.score[1]));
}

std::string FrameDigest::text() const
{
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value_));
  return text;
}

/// FNV-1a for words instead of bytes; the shift lets the upper bits of a word reach the lower ones of the digest, too.
void FrameDigest::add(std::uint64_t word)
{
  value_ = (value_ ^ word) * 1099511628211u;
  value_ ^= value_ >> 32;
}

void FrameDigest::add(const void* bytes, std::size_t count)
{
  const char* from = static_cast<const char*>(bytes);
  for(; count >= sizeof(std::uint64_t); count -= sizeof(std::uint64_t), from += sizeof(std::uint64_t))
  {
    std::uint64_t word = 0;
    std::memcpy(&word, from, sizeof word);
    add(word);
  }
  std::uint64_t rest = 0;
  if(count > 0) // Of nothing there may be no address.
    std::memcpy(&rest, from, count);
  add(rest << 8 | count);
}

} // namespace sparkwright
