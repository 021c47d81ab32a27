#pragma once

#include <array>
#include <cstdint>

namespace sparkwright
{

/// Counts durations in classes of equal ratio, so that median and percentiles of any number of them can be told without
/// keeping them. Adding does not allocate.
class DurationHistogram
{
public:
  /// @param seconds  negative and NaN count as 0
  void add(double seconds);

  std::uint64_t count() const { return count_; }
  double most() const { return most_; } ///< s; 0 if there is none.
  /// The duration that `share` (0 to 1) of all do not exceed, s: no less than the true one, and at most 9.1 % more.
  /// 0 if there is none.
  double quantile(double share) const;

private:
  static constexpr int perOctave = 8;
  static constexpr double least = 1e-6; // s; all below is one class.
  static constexpr int octaves = 30;    // Up to about 1,000 s; all above is one class.

  std::array<std::uint32_t, octaves * perOctave + 2> counts_{};
  std::uint64_t count_ = 0;
  double most_ = 0;
};

} // namespace sparkwright
