#include "physics/exact/solver/BorderTiles.h"

#include "physics/exact/model/Room.h"

#include <algorithm>

namespace sparkwright::physics
{

void BorderTiles::begin(std::uint32_t columns, const TileKernels& kernels)
{
  kernels_ = &kernels;
  slots_ = groups_ = used_ = 0;
  if(atColumn_.size() < columns)
    for(std::size_t i = atColumn_.size(); i < columns; ++i)
      atColumn_.emplace_back().reserve(16);
  for(std::vector<TileAt>& tiles : atColumn_)
    tiles.clear();
  setAll(tileOfColumn_, columns, none);
  sums_.clear();
}

void BorderTiles::addGroup()
{
  for(const TileAt& tile : groups_ > 0 ? std::span<const TileAt>(inGroup_[groups_ - 1]) : std::span<const TileAt>())
    tileOfColumn_[tile.at] = none;
  if(inGroup_.size() == groups_)
    inGroup_.emplace_back().reserve(32);
  inGroup_[groups_++].clear();
  setAll(sums_, 4 * std::size_t{groups_}, 0.0);
}

BorderTiles::Slot BorderTiles::add(std::span<const std::uint32_t> columns, const double* values)
{
  if(slots_ % 4 == 0)
    addGroup();
  const std::size_t lane = slots_ % 4;
  for(std::size_t i = 0; i < columns.size(); ++i)
  {
    std::uint32_t& tile = tileOfColumn_[columns[i]];
    if(tile == none)
    {
      tile = used_++;
      if(tiles_.size() < 16 * std::size_t{used_})
      {
        setSize(tiles_, 32 * std::size_t{used_});
        setSize(turned_, 32 * std::size_t{used_});
      }
      std::fill_n(tiles_.begin() + 16 * tile, 16, 0.0);
      std::fill_n(turned_.begin() + 16 * tile, 16, 0.0);
      atColumn_[columns[i]].push_back({groups_ - 1, tile});
      inGroup_[groups_ - 1].push_back({columns[i], tile});
    }
    for(std::size_t k = 0; k < 4; ++k)
    {
      tiles_[16 * tile + 4 * k + lane] = values[4 * i + k];
      turned_[16 * tile + 4 * lane + k] = values[4 * i + k];
    }
  }
  return slots_++;
}

void BorderTiles::clearSums()
{
  std::ranges::fill(sums_, 0.0);
}

void BorderTiles::clearSumsOfFour()
{
  setAll(sumsOfFour_, 16 * std::size_t{groups_}, 0.0);
}

void BorderTiles::spreadFour(const double* x, double* sums) const
{
  for(std::uint32_t group = groups_; group-- > 0;)
    kernels_->addTurnedFour(inGroup_[group].data(), static_cast<std::uint32_t>(inGroup_[group].size()), turned_.data(),
                            x + 16 * group, sums);
}

void BorderTiles::spread(const double* x, double* sums) const
{
  for(std::uint32_t group = groups_; group-- > 0;)
    kernels_->addTurned(inGroup_[group].data(), static_cast<std::uint32_t>(inGroup_[group].size()), turned_.data(),
                        x + 4 * group, sums);
}

} // namespace sparkwright::physics
