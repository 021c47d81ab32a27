#pragma once

// Private to physics.

#include "physics/exact/solver/System.h"
#include "physics/exact/solver/TileKernels.h"

#include <cstdint>
#include <vector>

namespace sparkwright::physics
{

/// Which tiles of the factor of the unbounded variables can differ from zero: those of A, and what elimination fills in.
/// It depends on which joints share bodies, and hardly changes from step to step, so each island keeps its own.
class TilePattern
{
public:
  /// Adapts it to a system. Nothing changes if that has the shape of last time; else groups whose rows of A look like
  /// last time keep what they have, up to the first that does not.
  void update(const System& system);

  std::uint32_t completeGroups() const { return complete_; } ///< Of four unbounded variables.
  std::uint32_t restRows() const { return rest_; }           ///< Unbounded variables in one more group: 0 to 3.
  std::size_t tiles() const { return columns_.size(); }
  /// The groups of columns with tiles in this group of rows, ascending.
  std::span<const std::uint32_t> columns(std::uint32_t group) const
  {
    return {columns_.data() + rowBegins_[group], rowBegins_[group + 1] - rowBegins_[group]};
  }
  std::uint32_t firstTile(std::uint32_t group) const { return rowBegins_[group]; }
  /// Lets a factor use these tiles, without numbers.
  void describe(TileFactor& factor) const;
  /// Groups that the last update had to find anew.
  std::uint32_t foundAnew() const { return foundAnew_; }

private:
  static constexpr std::uint32_t none = ~0u;

  void readRows(const System& system, std::uint32_t group, std::uint32_t rows);
  bool looksLikeLastTime(std::uint32_t group) const;
  void forgetFrom(std::uint32_t group);
  void findFill(std::uint32_t group);
  void turn();
  void sortFromBelow();

  std::vector<std::uint32_t> shape_; ///< Of the last system.
  std::uint32_t complete_ = 0, rest_ = 0, foundAnew_ = 0;
  std::vector<std::uint32_t> rowBegins_{0}, columns_;
  std::vector<std::uint32_t> columnBegins_, columnRows_, columnTiles_, ends_;
  std::vector<std::uint32_t> ownBegins_{0}, own_; ///< Tiles of A itself.
  std::vector<std::uint32_t> parents_;            ///< First later group that a group fills; `none`: none so far.
  std::vector<std::uint32_t> fromBelow_, levels_;
  std::vector<std::uint32_t> seen_, found_;
  std::vector<std::uint32_t> readBy_; ///< Call of readRows() that has found a column.
  std::uint32_t reads_ = 0;
};

} // namespace sparkwright::physics
