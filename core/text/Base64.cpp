#include "core/text/Base64.h"

#include <array>

namespace sparkwright
{

namespace
{

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::array<std::int8_t, 256> valuesOfDigits()
{
  std::array<std::int8_t, 256> values{};
  values.fill(-1);
  for(std::size_t i = 0; i < digits.size(); ++i)
    values[static_cast<unsigned char>(digits[i])] = static_cast<std::int8_t>(i);
  return values;
}

} // namespace

void encodeBase64(std::span<const std::uint8_t> bytes, std::string& out)
{
  out.resize((bytes.size() + 2) / 3 * 4);
  char* to = out.data();
  for(std::size_t i = 0; i < bytes.size(); i += 3, to += 4)
  {
    const std::size_t left = bytes.size() - i;
    const unsigned three = static_cast<unsigned>(bytes[i]) << 16 |
                           (left > 1 ? static_cast<unsigned>(bytes[i + 1]) << 8 : 0u) | (left > 2 ? bytes[i + 2] : 0u);
    to[0] = digits[three >> 18];
    to[1] = digits[three >> 12 & 63];
    to[2] = left > 1 ? digits[three >> 6 & 63] : '=';
    to[3] = left > 2 ? digits[three & 63] : '=';
  }
}

std::optional<std::vector<std::uint8_t>> decodeBase64(std::string_view text)
{
  static constexpr std::array<std::int8_t, 256> values = valuesOfDigits();
  if(text.size() % 4)
    return {};
  const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
  std::vector<std::uint8_t> bytes;
  bytes.reserve(text.size() / 4 * 3);
  for(std::size_t i = 0; i < text.size(); i += 4)
  {
    unsigned three = 0;
    const std::size_t missing = i + 4 == text.size() ? padding : 0;
    for(std::size_t k = 0; k < 4; ++k)
    {
      const int value = k >= 4 - missing ? 0 : values[static_cast<unsigned char>(text[i + k])];
      if(value < 0)
        return {};
      three = three << 6 | static_cast<unsigned>(value);
    }
    for(std::size_t k = 0; k < 3 - missing; ++k)
      bytes.push_back(static_cast<std::uint8_t>(three >> (16 - 8 * k)));
  }
  return bytes;
}

} // namespace sparkwright
