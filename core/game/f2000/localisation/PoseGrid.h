#pragma once

#include "core/game/f2000/shape/Geometry.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace sparkwright::f2000
{

/// The poses of which a perceptual model knows something: points in equal distances over a field, with equally many
/// directions at each. A pose between them counts as the nearest one.
struct PoseGrid
{
  double length = 10, width = 5; ///< Of the field, m; its points lie on the borders, too.
  double step = 0.1;             ///< m
  int turns = 36;                ///< Directions at each point.

  int columns() const;
  int rows() const;
  std::size_t size() const { return static_cast<std::size_t>(columns()) * static_cast<std::size_t>(rows()) * static_cast<std::size_t>(turns); }
  static constexpr int mostTurns = 1000; ///< So often may a direction go around.

  /// Nothing: outside.
  std::optional<std::size_t> indexOf(const Pose& pose) const;
  /// @param index  < size()
  Pose poseOf(std::size_t index) const;
  /// Equal for equal grids only, as far as a number of this size can tell.
  std::uint64_t hash() const;
};

} // namespace sparkwright::f2000
