#include "core/game/f2000/localisation/PoseGrid.h"

#include <bit>
#include <cmath>
#include <numbers>

namespace sparkwright::f2000
{

int PoseGrid::columns() const
{
  return static_cast<int>(length / step + 1e-9) + 1;
}

int PoseGrid::rows() const
{
  return static_cast<int>(width / step + 1e-9) + 1;
}

std::optional<std::size_t> PoseGrid::indexOf(const Pose& pose) const
{
  // Called for each sample and feature: conversions to whole numbers are cheaper than rounding.
  const double x = (pose.x + length / 2) / step + 0.5, y = (pose.y + width / 2) / step + 0.5;
  const double turn = (pose.theta / (2 * std::numbers::pi) + mostTurns) * turns + 0.5;
  const int wide = columns(), high = rows();
  if(!(x >= 0 && y >= 0 && x < wide && y < high && turn >= 0 && turn < 2. * mostTurns * turns))
    return {};
  return (static_cast<std::size_t>(y) * static_cast<std::size_t>(wide) + static_cast<std::size_t>(x)) *
             static_cast<std::size_t>(turns) +
         static_cast<std::size_t>(turn) % static_cast<std::size_t>(turns);
}

Pose PoseGrid::poseOf(std::size_t index) const
{
  const std::size_t direction = index % static_cast<std::size_t>(turns), point = index / static_cast<std::size_t>(turns);
  const std::size_t column = point % static_cast<std::size_t>(columns()), row = point / static_cast<std::size_t>(columns());
  return {static_cast<double>(column) * step - length / 2, static_cast<double>(row) * step - width / 2,
          normalized(2 * std::numbers::pi * static_cast<double>(direction) / turns)};
}

std::uint64_t PoseGrid::hash() const
{
  std::uint64_t result = 0xcbf29ce484222325u; // FNV-1a
  for(const double value : {length, width, step, static_cast<double>(turns)})
  {
    result ^= std::bit_cast<std::uint64_t>(value);
    result *= 0x100000001b3u;
  }
  return result;
}

} // namespace sparkwright::f2000
