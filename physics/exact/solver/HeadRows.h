#pragma once

// Private to physics.

#include "physics/exact/model/Room.h"
#include "physics/exact/solver/System.h"
#include "physics/exact/solver/TileKernels.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sparkwright::physics
{

/// Rows of L that lie below the head, in its columns, of the variables that come and go; and what they were before the
/// division by D. Four of them are found at a time, since they pass through the same tiles, and stay together: side by side,
/// in groups of four columns.
class HeadRows
{
public:
  /// Four rows, or fewer.
  struct Four
  {
    std::array<std::uint32_t, 4> variables{};
    std::uint32_t rows = 0;
    std::uint32_t begin = 0, count = 0;      ///< Groups of columns in which some of them are not zero.
    std::array<double, 4> products{};        ///< Of each row with its values before the division, by fours.
  };
  /// One row. Its number in column k of group i stands at 16 i + 4 k.
  struct Row
  {
    std::span<const std::uint32_t> columns; ///< Groups.
    const double* values = nullptr;
    const double* raw = nullptr; ///< Before the division.

    bool isZero(std::size_t group) const
    {
      const double* const v = raw + 16 * group;
      return v[0] == 0 && v[4] == 0 && v[8] == 0 && v[12] == 0;
    }
  };

  void begin(const System& system, const TileFactor& head, const TileKernels& kernels);
  /// Rows that are tiles of the head's factor already.
  void addKnown(std::span<const std::uint32_t> variables, std::span<const std::uint32_t> columns, const double* tiles);

  /// Where the row of a variable is, which is found if it is not known yet.
  const Four& fourOf(std::size_t variable);
  std::size_t laneOf(std::size_t variable) const { return at_[variable].lane; }
  Row row(std::size_t variable) const;
  double product(std::size_t variable) const { return fours_[at_[variable].four].products[at_[variable].lane]; }

  std::span<const std::uint32_t> columns(const Four& four) const { return {columns_.data() + four.begin, four.count}; }
  const double* values(const Four& four) const { return values_.data() + 16 * std::size_t{four.begin}; }
  const double* raw(const Four& four) const { return raw_.data() + 16 * std::size_t{four.begin}; }

private:
  struct At
  {
    std::uint32_t four = none, lane = 0;
  };
  static constexpr std::uint32_t none = ~0u;

  void find(std::size_t variable);
  void keep(Four& four);
  void makeRoom();

  const System* system_ = nullptr;
  const TileKernels* kernels_ = nullptr;
  TileFactor head_{};
  std::vector<Four> fours_;
  std::vector<At> at_; ///< By variable.
  std::vector<std::uint32_t> columns_;
  Numbers values_, raw_; ///< 16 for each of the columns.

  // Work: zero between calls.
  Numbers b_, sums_;
  std::vector<std::uint8_t> used_;
  std::vector<std::uint32_t> groups_;
};

} // namespace sparkwright::physics
