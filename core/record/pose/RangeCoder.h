#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace sparkwright::pose
{

/// The probability of a binary decision, learnt from those before: the mean of a quick and a slow estimate.
class BitModel
{
public:
  static constexpr std::uint32_t one = 1u << 16;

  /// That the next bit is 0, in 1/65536; never 0 or 1.
  std::uint32_t zero() const { return (static_cast<std::uint32_t>(quick_) + slow_) / 2; }
  void learn(bool bit)
  {
    // Towards 0 or almost 65536, so that neither estimate comes too near to an end.
    if(bit)
    {
      quick_ = static_cast<std::uint16_t>(quick_ - (quick_ >> 4));
      slow_ = static_cast<std::uint16_t>(slow_ - (slow_ >> 7));
    }
    else
    {
      quick_ = static_cast<std::uint16_t>(quick_ + ((65535u - quick_) >> 4));
      slow_ = static_cast<std::uint16_t>(slow_ + ((65535u - slow_) >> 7));
    }
  }

private:
  std::uint16_t quick_ = 1u << 15, slow_ = 1u << 15;
};

/// Writes bits so that probable ones take less than a bit (range coding).
class RangeEncoder
{
public:
  static constexpr bool writes = true;

  /// Appends to `out`.
  explicit RangeEncoder(std::string& out) : out_(out) {}

  /// Codes a bit by its model. @return the bit
  bool bit(BitModel& model, bool bit)
  {
    const std::uint32_t bound = (range_ >> 16) * model.zero();
    if(bit)
    {
      low_ += bound;
      range_ -= bound;
    }
    else
      range_ = bound;
    model.learn(bit);
    while(range_ < (1u << 24))
      shift();
    return bit;
  }
  /// Codes the lowest `count` bits of a number, all equally probable. @param count  0 to 32
  std::uint32_t bits(std::uint32_t value, int count)
  {
    for(int i = count - 1; i >= 0; --i)
    {
      range_ >>= 1;
      if((value >> i) & 1)
        low_ += range_;
      while(range_ < (1u << 24))
        shift();
    }
    return value;
  }
  /// Writes what is left. To be called once, at the end.
  void finish()
  {
    // As few bytes as tell the last interval; the reader takes missing ones for 0.
    const std::uint64_t end = low_ + range_ - 1;
    for(int keep = 8; keep <= 32; keep += 8)
      if(const std::uint64_t value = end >> (32 - keep) << (32 - keep); value >= low_)
      {
        low_ = value;
        break;
      }
    for(int i = 0; i < 5; ++i)
      shift();
    for(int i = 0; i < 3 && out_.size() > start_ && out_.back() == 0; ++i)
      out_.pop_back();
  }

private:
  void shift()
  {
    if(low_ < 0xff000000u || low_ > 0xffffffffu)
    {
      const auto carry = static_cast<std::uint8_t>(low_ >> 32);
      if(started_)
        out_ += static_cast<char>(cache_ + carry);
      started_ = true;
      for(; pending_ > 0; --pending_)
        out_ += static_cast<char>(0xff + carry);
      cache_ = static_cast<std::uint8_t>(low_ >> 24);
    }
    else
      ++pending_;
    low_ = (low_ & 0x00ffffffu) << 8;
    range_ <<= 8;
  }

  std::string& out_;
  std::size_t start_ = out_.size();
  std::uint64_t low_ = 0;
  std::uint32_t range_ = 0xffffffffu;
  std::uint8_t cache_ = 0;
  bool started_ = false; ///< Whether cache_ is in use.
  std::size_t pending_ = 0;
};

/// Reads what a RangeEncoder has written. Any bytes give some bits.
class RangeDecoder
{
public:
  static constexpr bool writes = false;

  explicit RangeDecoder(std::string_view bytes) : bytes_(bytes)
  {
    for(int i = 0; i < 4; ++i)
      code_ = (code_ << 8) | next();
  }

  bool bit(BitModel& model, bool = false)
  {
    const std::uint32_t bound = (range_ >> 16) * model.zero();
    const bool bit = code_ >= bound;
    if(bit)
    {
      code_ -= bound;
      range_ -= bound;
    }
    else
      range_ = bound;
    model.learn(bit);
    while(range_ < (1u << 24))
      shift();
    return bit;
  }
  std::uint32_t bits(std::uint32_t, int count)
  {
    std::uint32_t value = 0;
    for(int i = 0; i < count; ++i)
    {
      range_ >>= 1;
      const bool bit = code_ >= range_;
      if(bit)
        code_ -= range_;
      value = (value << 1) | bit;
      while(range_ < (1u << 24))
        shift();
    }
    return value;
  }
  /// Whether more has been read than there is: the bytes are damaged.
  bool overrun() const { return missing_ > 3; }

private:
  std::uint8_t next()
  {
    if(at_ < bytes_.size())
      return static_cast<std::uint8_t>(bytes_[at_++]);
    ++missing_;
    return 0;
  }
  void shift()
  {
    code_ = (code_ << 8) | next();
    range_ <<= 8;
  }

  std::string_view bytes_;
  std::size_t at_ = 0, missing_ = 0;
  std::uint32_t code_ = 0, range_ = 0xffffffffu;
};

} // namespace sparkwright::pose
