#pragma once

#include "core/record/proto/ProtoWriter.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace sparkwright::proto
{

/// Reads the fields of a Protocol Buffers message one after another, in any order:
/// `for(ProtoReader in(bytes); in.next();) switch(in.field()) …`. Fields that the caller does not know are passed over.
/// A value of another kind than is asked for reads as 0 or empty.
class ProtoReader
{
public:
  explicit ProtoReader(std::string_view bytes) : rest_(bytes) {}

  /// Goes on to the next field. @return false at the end, or if the rest is damaged
  bool next()
  {
    if(rest_.empty() || damaged_)
      return false;
    const std::uint64_t key = varint();
    field_ = static_cast<int>(std::min<std::uint64_t>(key >> 3, 1u << 29));
    wire_ = static_cast<Wire>(key & 7);
    bytes_ = {};
    value_ = 0;
    switch(wire_)
    {
    case Wire::Varint:
      value_ = varint();
      break;
    case Wire::Fixed64:
      value_ = fixed(8);
      break;
    case Wire::Fixed32:
      value_ = fixed(4);
      break;
    case Wire::Bytes:
      bytes_ = take(varint());
      break;
    default:
      damaged_ = true;
    }
    return !damaged_;
  }
  /// Bytes behind the present field.
  std::size_t left() const { return rest_.size(); }
  /// Whether something could not be read.
  bool damaged() const { return damaged_; }

  int field() const { return field_; }
  double number() const { return wire_ == Wire::Fixed64 ? std::bit_cast<double>(value_) : 0; }
  float single() const
  {
    return wire_ == Wire::Fixed32 ? std::bit_cast<float>(static_cast<std::uint32_t>(value_)) : 0;
  }
  std::int64_t whole() const { return wire_ == Wire::Varint ? static_cast<std::int64_t>(value_) : 0; }
  int integer() const
  {
    const std::int64_t value = whole();
    return value >= INT32_MIN && value <= INT32_MAX ? static_cast<int>(value) : 0;
  }
  std::uint32_t fixed32() const { return wire_ == Wire::Fixed32 ? static_cast<std::uint32_t>(value_) : 0; }
  bool flag() const { return whole() != 0; }
  std::string_view bytes() const { return bytes_; }
  std::string text() const { return std::string(bytes_); }
  ProtoReader message() const { return ProtoReader(bytes_); }

  /// Appends a list, packed or not.
  void appendTo(std::vector<float>& list) const
  {
    if(wire_ == Wire::Fixed32)
      list.push_back(single());
    for(ProtoReader in(bytes_); in.rest_.size() >= 4;)
      list.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(in.fixed(4))));
  }
  template<class Number>
  void appendTo(std::vector<Number>& list) const
  {
    if(wire_ == Wire::Varint)
      list.push_back(static_cast<Number>(value_));
    for(ProtoReader in(bytes_); !in.rest_.empty() && !in.damaged_;)
      list.push_back(static_cast<Number>(in.varint()));
  }

private:
  std::string_view take(std::uint64_t count)
  {
    if(count > rest_.size())
    {
      damaged_ = true;
      return {};
    }
    const std::string_view taken = rest_.substr(0, static_cast<std::size_t>(count));
    rest_.remove_prefix(taken.size());
    return taken;
  }
  std::uint64_t fixed(std::size_t count)
  {
    std::uint64_t value = 0;
    const std::string_view bytes = take(count);
    for(std::size_t i = 0; i < bytes.size(); ++i)
      value |= static_cast<std::uint64_t>(static_cast<std::uint8_t>(bytes[i])) << (8 * i);
    return value;
  }
  std::uint64_t varint()
  {
    std::uint64_t value = 0;
    for(int shift = 0; shift < 64; shift += 7)
    {
      if(rest_.empty())
        break;
      const auto byte = static_cast<std::uint8_t>(rest_.front());
      rest_.remove_prefix(1);
      value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
      if(byte < 0x80)
        return value;
    }
    damaged_ = true;
    return 0;
  }

  std::string_view rest_;
  std::string_view bytes_;
  std::uint64_t value_ = 0;
  int field_ = 0;
  Wire wire_ = Wire::Varint;
  bool damaged_ = false;
};

} // namespace sparkwright::proto
