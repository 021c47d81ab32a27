#pragma once

#include <array>
#include <cstdint>

namespace sparkwright
{

/// Counts durations in bins of equal ratio, to compute median and percentiles without keeping every value. Adding does
/// not allocate.
class DurationHistogram
{
public:
  /// @param seconds  negative and NaN count as 0
  void add(double seconds);

  std::uint64_t count() const { return count_; }
  double most() const { return most_; } ///< Longest duration, s; 0 if there is none.
  /// The quantile for `share` (0 to 1), s: at least the true value, at most 9.1 % more. 0 if there is none.
  double quantile(double share) const;

private:
  static constexpr int perOctave = 8;
  static constexpr double least = 1e-6; // s; one bin for all below.
  static constexpr int octaves = 30;    // Up to about 1,000 s; one bin for all above.

  std::array<std::uint32_t, octaves * perOctave + 2> counts_{};
  std::uint64_t count_ = 0;
  double most_ = 0;
};

} // namespace sparkwright
