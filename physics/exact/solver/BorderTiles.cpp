#include "physics/exact/solver/BorderTiles.h"

#include "physics/exact/model/Room.h"

#include <algorithm>

namespace sparkwright::physics
{

void BorderTiles::begin(std::uint32_t columns, const TileKernels& kernels)
{
  kernels_ = &kernels;
  slots_ = groups_ = used_ = 0;
  setAll(tileOfColumn_, columns, none);
  where_.clear();
  begins_.clear();
}

void BorderTiles::addGroup()
{
  if(groups_ > 0)
    for(const TileAt& tile : tilesOf(groups_ - 1))
      tileOfColumn_[tile.at] = none;
  begins_.push_back(static_cast<std::uint32_t>(where_.size()));
  ++groups_;
}

void BorderTiles::makeRoom(std::uint32_t tiles)
{
  if(turned_.size() < 16 * std::size_t{tiles})
    setSize(turned_, 32 * std::size_t{tiles});
}

BorderTiles::Slot BorderTiles::add(const HeadRows::Row& row)
{
  if(slots_ % 4 == 0)
    addGroup();
  const std::size_t lane = slots_ % 4;
  for(std::size_t i = 0; i < row.columns.size(); ++i)
  {
    if(row.isZero(i))
      continue;
    std::uint32_t& tile = tileOfColumn_[row.columns[i]];
    if(tile == none)
    {
      tile = used_++;
      makeRoom(used_);
      std::fill_n(turned_.begin() + 16 * tile, 16, 0.0);
      where_.push_back({row.columns[i], tile});
    }
    for(std::size_t k = 0; k < 4; ++k)
      turned_[16 * tile + 4 * lane + k] = row.values[16 * i + 4 * k];
  }
  return slots_++;
}

BorderTiles::Slot BorderTiles::add(std::span<const std::uint32_t> columns, const double* values)
{
  slots_ = (slots_ + 3) / 4 * 4; // Whoever has had the last places is alone.
  addGroup();
  const std::uint32_t first = used_;
  const auto count = static_cast<std::uint32_t>(columns.size());
  used_ += count;
  makeRoom(used_);
  kernels_->turnTiles(values, count, turned_.data() + 16 * std::size_t{first});
  for(std::uint32_t i = 0; i < count; ++i)
  {
    tileOfColumn_[columns[i]] = first + i;
    where_.push_back({columns[i], first + i});
  }
  slots_ += 4;
  return slots_ - 4;
}

void BorderTiles::spread(const double* x, double* sums) const
{
  for(std::uint32_t group = groups_; group-- > 0;)
  {
    const double* const own = x + 4 * group;
    if(own[0] == 0 && own[1] == 0 && own[2] == 0 && own[3] == 0) // All are gone.
      continue;
    const std::span<const TileAt> tiles = tilesOf(group);
    kernels_->addTurned(tiles.data(), static_cast<std::uint32_t>(tiles.size()), turned_.data(), own, sums);
  }
}

void BorderTiles::spreadFour(const double* x, double* sums) const
{
  for(std::uint32_t group = groups_; group-- > 0;)
  {
    const std::span<const TileAt> tiles = tilesOf(group);
    kernels_->addTurnedFour(tiles.data(), static_cast<std::uint32_t>(tiles.size()), turned_.data(), x + 16 * group, sums);
  }
}

} // namespace sparkwright::physics
