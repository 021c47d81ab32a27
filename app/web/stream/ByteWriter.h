#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace sparkwright
{

/// Writes numbers of messages for browsers, little-endian.
class ByteWriter
{
public:
  template<class Number> void number(Number value)
  {
    char bytes[sizeof value];
    std::memcpy(bytes, &value, sizeof value); // All machines that we know are little-endian.
    data_.append(bytes, sizeof value);
  }
  /// Seven bits in each byte, the lowest first; the eighth says that there are more.
  void count(std::uint32_t value)
  {
    for(; value >= 0x80; value >>= 7)
      data_.push_back(static_cast<char>(value | 0x80));
    data_.push_back(static_cast<char>(value));
  }
  /// The same for numbers that may be negative: 0, -1, 1, -2, …
  void difference(std::int32_t value)
  {
    count((static_cast<std::uint32_t>(value) << 1) ^ static_cast<std::uint32_t>(value >> 31));
  }
  void bytes(std::string_view text) { data_.append(text); }

  std::size_t size() const { return data_.size(); }
  std::string& data() { return data_; }
  const std::string& data() const { return data_; }

private:
  std::string data_;
};

/// Kinds of messages. Each is its kind in one byte, the length of the rest in four, and the rest (docs/web.md).
enum class WebMessage : std::uint8_t
{
  Scene = 1, ///< Nodes, shapes and pictures; SceneCoder.
  Frame = 2, ///< Poses at a moment; PoseCoder.
  Game = 3,  ///< State of the game that differs from the last one, JSON; GameCoder.
  Events = 4 ///< Decisions since the last message, JSON; GameCoder.
};

/// Puts the head before the rest.
std::string webMessage(WebMessage kind, std::string_view rest);

} // namespace sparkwright
