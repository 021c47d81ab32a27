#include "app/strategy/adapters/WideText.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace sparkwright::strategy
{

namespace
{

constexpr std::size_t unit = sizeof(wchar_t);
static_assert(unit == 4, "wchar_t holds code points");
constexpr std::uint32_t codePoints = 0x110000, replacement = 0xfffd;

std::uint32_t codeAt(std::span<const char> memory, std::size_t index)
{
  std::uint32_t code = 0;
  std::memcpy(&code, memory.data() + index * unit, unit);
  return code;
}

void appendUtf8(std::uint32_t code, std::string& out)
{
  const auto byte = [&out](std::uint32_t value) { out += static_cast<char>(value); };
  if(code < 0x80)
    return byte(code);
  if(code < 0x800)
    byte(0xc0 | code >> 6);
  else if(code < 0x10000)
    byte(0xe0 | code >> 12), byte(0x80 | (code >> 6 & 0x3f));
  else
    byte(0xf0 | code >> 18), byte(0x80 | (code >> 12 & 0x3f)), byte(0x80 | (code >> 6 & 0x3f));
  byte(0x80 | (code & 0x3f));
}

/// Takes one character off the front.
std::uint32_t takeUtf8(std::string_view& text)
{
  const auto first = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  if(first < 0x80)
    return first;
  const std::size_t more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
  if(first < 0xc2 || first > 0xf4 || text.size() < more)
    return replacement;
  std::uint32_t code = first & (0x3fu >> more);
  for(std::size_t i = 0; i < more; ++i)
  {
    const auto next = static_cast<unsigned char>(text[i]);
    if((next & 0xc0) != 0x80)
      return replacement;
    code = code << 6 | (next & 0x3f);
  }
  text.remove_prefix(more);
  return code < codePoints ? code : replacement;
}

} // namespace

bool isWide(std::span<const char> memory)
{
  const std::size_t plain = ::strnlen(memory.data(), memory.size());
  const bool ascii = std::all_of(memory.begin(), memory.begin() + static_cast<std::ptrdiff_t>(plain),
                                 [](char c) { return c >= ' ' && c <= '~'; });
  const std::size_t units = memory.size() / unit;
  std::size_t count = 0;
  while(count < units && codeAt(memory, count) != 0 && codeAt(memory, count) < codePoints)
    ++count;
  const bool ends = count < units && codeAt(memory, count) == 0;
  return ends && count > 0 && !(count == 1 && ascii);
}

std::string fromWide(std::span<const char> memory)
{
  std::string text;
  for(std::size_t i = 0; i < memory.size() / unit && codeAt(memory, i) != 0; ++i)
  {
    const std::uint32_t code = codeAt(memory, i);
    appendUtf8(code < codePoints ? code : replacement, text);
  }
  return text;
}

void toWide(std::string_view text, std::span<char> memory)
{
  const std::size_t most = memory.size() / unit;
  for(std::size_t i = 0; i < most; ++i)
  {
    const std::uint32_t code = text.empty() || i + 1 == most ? 0 : takeUtf8(text);
    std::memcpy(memory.data() + i * unit, &code, unit);
    if(code == 0)
      return;
  }
}

} // namespace sparkwright::strategy
