#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace sparkwright::mcap
{

/// Appends the basic types of MCAP to a string: little-endian numbers, strings with their lengths.
class ByteWriter
{
public:
  explicit ByteWriter(std::string& out) : out_(out) {}

  template<std::unsigned_integral Number>
  void number(Number value)
  {
    for(std::size_t i = 0; i < sizeof(Number); ++i)
      out_ += static_cast<char>(value >> (8 * i));
  }
  /// With 4 bytes of length before it.
  void text(std::string_view text)
  {
    number(static_cast<std::uint32_t>(text.size()));
    out_ += text;
  }
  void bytes(std::string_view bytes) { out_ += bytes; }

  /// Leaves room for a length of 4 or 8 bytes. @return the place for setLength()
  template<std::unsigned_integral Number>
  std::size_t skipLength()
  {
    number(Number(0));
    return out_.size();
  }
  /// Fills in the length of what has been written since.
  template<std::unsigned_integral Number>
  void setLength(std::size_t place)
  {
    const auto length = static_cast<Number>(out_.size() - place);
    for(std::size_t i = 0; i < sizeof(Number); ++i)
      out_[place - sizeof(Number) + i] = static_cast<char>(length >> (8 * i));
  }

private:
  std::string& out_;
};

/// Reads the basic types of MCAP. Past the end, everything is 0 or empty, and good() is false.
class ByteReader
{
public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

  bool good() const { return good_; }
  bool empty() const { return rest_.empty(); }
  std::string_view rest() const { return rest_; }

  template<std::unsigned_integral Number>
  Number number()
  {
    const std::string_view bytes = take(sizeof(Number));
    Number value = 0;
    for(std::size_t i = 0; i < bytes.size(); ++i)
      value = static_cast<Number>(value | static_cast<Number>(static_cast<std::uint8_t>(bytes[i])) << (8 * i));
    return value;
  }
  std::string_view text() { return take(number<std::uint32_t>()); }
  /// With 8 bytes of length before it.
  std::string_view longBytes() { return take(number<std::uint64_t>()); }

private:
  std::string_view take(std::uint64_t count)
  {
    if(count > rest_.size())
    {
      good_ = false;
      rest_ = {};
      return {};
    }
    const std::string_view taken = rest_.substr(0, static_cast<std::size_t>(count));
    rest_.remove_prefix(taken.size());
    return taken;
  }

  std::string_view rest_;
  bool good_ = true;
};

} // namespace sparkwright::mcap
