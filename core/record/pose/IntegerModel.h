#pragma once

#include "core/record/pose/RangeCoder.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace sparkwright::pose
{

/// Codes integers that are mostly as small as those before: whether it is 0, the sign, the number of bits, and the
/// bits.
class IntegerModel
{
public:
  static constexpr std::int32_t largest = (1 << 30) - 1; ///< Of absolute values.

  /// @param last,before  the two numbers before, newest first
  /// @param value  -largest to largest; a decoder does not look at it  @return the number
  template<class Coder>
  std::int32_t code(Coder& coder, std::int32_t last, std::int32_t before, std::int32_t value)
  {
    Set& set = sets_[contextOf(last, before)];
    if(!coder.bit(set.nonzero, value != 0))
      return 0;
    const bool negative = coder.bit(set.negative[3 * signOf(last) + signOf(before)], value < 0);
    const std::uint32_t size = magnitude(value);
    const int wanted = std::bit_width(size) - 1;
    int extra = 0; // Bits below the highest one.
    while(extra < most && coder.bit(set.longer[static_cast<std::size_t>(std::min(extra, mostLearnt))], extra < wanted))
      ++extra;
    std::uint32_t decoded = 1;
    if(extra > 0)
    {
      const bool second = coder.bit(set.second[static_cast<std::size_t>(std::min(extra, mostLearnt))],
                                    ((size >> (extra - 1)) & 1) != 0);
      decoded = (2u | static_cast<std::uint32_t>(second)) << (extra - 1);
      decoded |= coder.bits(size & ((1u << (extra - 1)) - 1), extra - 1);
    }
    return negative ? -static_cast<std::int32_t>(decoded) : static_cast<std::int32_t>(decoded);
  }

private:
  static constexpr int most = 29, mostLearnt = 11;
  static constexpr std::array<std::uint32_t, 11> bounds{0, 1, 2, 4, 6, 9, 15, 25, 45, 90, 200};

  static std::uint32_t magnitude(std::int32_t value) { return static_cast<std::uint32_t>(value < 0 ? -value : value); }
  static std::size_t signOf(std::int32_t value) { return value > 0 ? 1 : value < 0 ? 2 : 0; }
  static std::size_t contextOf(std::int32_t last, std::int32_t before)
  {
    const std::uint32_t size = 2 * magnitude(last) + magnitude(before); // < 2³²
    std::size_t context = 0;
    while(context < bounds.size() && size > bounds[context])
      ++context;
    return context;
  }

  struct Set
  {
    BitModel nonzero;
    std::array<BitModel, 9> negative;
    std::array<BitModel, mostLearnt + 1> longer, second;
  };
  std::array<Set, bounds.size() + 1> sets_;
};

} // namespace sparkwright::pose
