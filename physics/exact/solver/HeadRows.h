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

/// Rows of L that lie below the head, in its columns; and what they were before the division by D. Four variables that
/// follow one another are found at a time, since they pass through the same tiles, and stay together: side by side, in groups
/// of four columns.
class HeadRows
{
public:
  /// Four rows, or fewer at the end.
  struct Four
  {
    std::uint32_t first = 0, rows = 0; ///< Variables.
    std::array<double, 4> products{};  ///< Of each row with what it was before the division, by fours.
    bool isKnown = false;
    std::uint32_t worker = 0, begin = 0, count = 0; ///< Where it is kept.
  };
  /// One row. Its number in column k of group i stands at 16 i + 4 k.
  struct Row
  {
    std::span<const std::uint32_t> columns; ///< Groups.
    const double* values = nullptr;
    const double* raw = nullptr;

    bool isZero(std::size_t group) const
    {
      const double* const v = values + 16 * group;
      return v[0] == 0 && v[4] == 0 && v[8] == 0 && v[12] == 0;
    }
  };

  /// @param workers  threads that may find rows at the same time
  void begin(const System& system, const TileFactor& head, const TileKernels& kernels, std::size_t workers);
  /// The unbounded variables of an incomplete group, whose rows are tiles of the factor already; to be called next.
  void setRest(std::span<const std::uint32_t> columns, const double* tiles);
  std::size_t fours() const { return count_; }
  std::size_t fourOf(std::size_t variable) const
  {
    return variable < unbounded_ ? 0 : 1 + (variable - unbounded_) / 4;
  }
  std::size_t laneOf(std::size_t variable) const
  {
    return variable < unbounded_ ? variable - 4 * std::size_t{head_.groups} : (variable - unbounded_) % 4;
  }
  /// Finds it, if it is not known yet. Several threads may find different ones.
  const Four& find(std::size_t four, std::size_t worker = 0);
  const Four& known(std::size_t four) const { return fours_[four]; }
  /// Groups of columns in which some of its rows are not zero, ascending.
  std::span<const std::uint32_t> columns(const Four& four) const
  {
    return {kept_[four.worker].columns.data() + four.begin, four.count};
  }
  /// 16 for each of these columns: L, and what it was before the division.
  const double* values(const Four& four) const { return kept_[four.worker].values.data() + 16 * std::size_t{four.begin}; }
  const double* raw(const Four& four) const { return kept_[four.worker].raw.data() + 16 * std::size_t{four.begin}; }
  /// Of a variable whose four is known.
  Row row(std::size_t variable) const;
  double product(std::size_t variable) const { return fours_[fourOf(variable)].products[laneOf(variable)]; }

private:
  const System* system_ = nullptr;
  const TileKernels* kernels_ = nullptr;
  TileFactor head_{};
  std::size_t unbounded_ = 0;
  std::vector<Four> fours_; ///< The first of them: the rest.
  std::size_t count_ = 0;
  /// What a thread has found.
  struct Kept
  {
    std::vector<std::uint32_t> columns;
    Numbers values, raw;
  };
  void makeRoom(Kept& kept);
  /// Zero between calls.
  struct Work
  {
    Numbers b, sums;
    std::vector<std::uint8_t> used;
  };
  std::vector<Kept> kept_;  ///< By thread.
  std::vector<Work> works_; ///< By thread.
};

} // namespace sparkwright::physics
