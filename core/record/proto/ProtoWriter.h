#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace sparkwright::proto
{

/// How a field is encoded.
enum class Wire : std::uint8_t
{
  Varint = 0,
  Fixed64 = 1,
  Bytes = 2,
  Fixed32 = 5
};

/// Appends fields of Protocol Buffers (https://protobuf.dev/programming-guides/encoding) to a string. As in proto3,
/// numbers that are 0 and texts that are empty are left out, unless they are elements of a list.
class ProtoWriter
{
public:
  explicit ProtoWriter(std::string& out) : out_(out) {}

  void number(int field, double value)
  {
    if(std::bit_cast<std::uint64_t>(value) != 0)
      element(field, value);
  }
  void number(int field, float value)
  {
    if(std::bit_cast<std::uint32_t>(value) != 0)
    {
      key(field, Wire::Fixed32);
      fixed(std::bit_cast<std::uint32_t>(value));
    }
  }
  /// Always written.
  void fixed32(int field, std::uint32_t value)
  {
    key(field, Wire::Fixed32);
    fixed(value);
  }
  /// For bool, enum, uint32, uint64, and int32 and int64 that are rarely negative.
  void whole(int field, std::int64_t value)
  {
    if(value != 0)
      element(field, value);
  }
  void text(int field, std::string_view text)
  {
    if(!text.empty())
      element(field, text);
  }
  /// Fields that are written already.
  void bytes(std::string_view fields) { out_ += fields; }
  /// A message: `fill` writes its fields.
  template<class Fill>
  void message(int field, Fill&& fill)
  {
    key(field, Wire::Bytes);
    const std::size_t start = out_.size();
    fill(*this);
    // The length comes before the contents, and is short.
    char length[10];
    const std::size_t count = writeVarint(out_.size() - start, length);
    out_.insert(start, length, count);
  }

  // Elements of lists
  void element(int field, double value)
  {
    key(field, Wire::Fixed64);
    fixed(std::bit_cast<std::uint64_t>(value));
  }
  void element(int field, std::int64_t value)
  {
    key(field, Wire::Varint);
    varint(static_cast<std::uint64_t>(value));
  }
  void element(int field, std::string_view text)
  {
    key(field, Wire::Bytes);
    varint(text.size());
    out_ += text;
  }
  /// A packed list.
  template<class List>
  void floats(int field, const List& list)
  {
    if(std::size(list) == 0)
      return;
    key(field, Wire::Bytes);
    varint(std::size(list) * sizeof(float));
    for(const float value : list)
      fixed(std::bit_cast<std::uint32_t>(value));
  }
  template<class List>
  void wholes(int field, const List& list)
  {
    if(std::size(list) == 0)
      return;
    message(field,
            [&](ProtoWriter& out)
            {
              for(const auto value : list)
                out.varint(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
            });
  }

private:
  static std::size_t writeVarint(std::uint64_t value, char* to)
  {
    std::size_t count = 0;
    for(; value >= 0x80; value >>= 7)
      to[count++] = static_cast<char>(value | 0x80);
    to[count++] = static_cast<char>(value);
    return count;
  }
  void varint(std::uint64_t value)
  {
    char bytes[10];
    out_.append(bytes, writeVarint(value, bytes));
  }
  void key(int field, Wire wire)
  {
    varint(static_cast<std::uint64_t>(field) << 3 | static_cast<std::uint64_t>(wire));
  }
  template<class Number>
  void fixed(Number value)
  {
    for(std::size_t i = 0; i < sizeof(Number); ++i)
      out_ += static_cast<char>(value >> (8 * i));
  }

  std::string& out_;
};

} // namespace sparkwright::proto
