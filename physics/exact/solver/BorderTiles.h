#pragma once

// Private to physics.

#include "physics/exact/model/Room.h"
#include "physics/exact/solver/HeadRows.h"
#include "physics/exact/solver/TileKernels.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sparkwright::physics
{

/// The part of a factor that lies in the rows of variables that come and go and in the columns of those that stay, as
/// tiles for solving from below: four rows that came one after the other lie side by side. A row that goes leaves its numbers
/// behind, and is not looked at any more, so that nothing has to be moved.
class BorderTiles
{
public:
  using Slot = std::uint32_t; ///< Of a row; later rows have larger ones.

  /// @param columns  in groups of four
  void begin(std::uint32_t columns, const TileKernels& kernels);
  Slot add(const HeadRows::Row& row);
  /// Adds four rows, in their order. @return slot of the first
  Slot add(std::span<const std::uint32_t> columns, const double* values);
  std::size_t groups() const { return groups_; } ///< Of four slots.

  /// Adds all rows, from the last to the first, times their x to `sums` of the columns. x of rows that are gone: 0.
  void spread(const double* x, double* sums) const;
  void spreadFour(const double* x, double* sums) const; ///< For four right sides, side by side.

private:
  void addGroup();
  /// Of a group of four slots.
  std::span<const TileAt> tilesOf(std::uint32_t group) const
  {
    const std::size_t end = group + 1 < groups_ ? begins_[group + 1] : where_.size();
    return {where_.data() + begins_[group], end - begins_[group]};
  }
  void makeRoom(std::uint32_t tiles);

  const TileKernels* kernels_ = nullptr;
  Slot slots_ = 0;
  std::uint32_t groups_ = 0;
  Numbers turned_; ///< Rows of four columns.
  std::vector<TileAt> where_;        ///< Columns and numbers of the tiles, group by group.
  std::vector<std::uint32_t> begins_; ///< Of each group in it.
  std::vector<std::uint32_t> tileOfColumn_; ///< In the last group of rows; `none`: there is none yet.
  std::uint32_t used_ = 0; ///< Tiles.
  static constexpr std::uint32_t none = ~0u;
};

} // namespace sparkwright::physics
