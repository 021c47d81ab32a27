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
}

void BorderTiles::addGroup()
{
  for(const TileAt& tile : groups_ > 0 ? std::span<const TileAt>(inGroup_[groups_ - 1]) : std::span<const TileAt>())
    tileOfColumn_[tile.at] = none;
  if(inGroup_.size() == groups_)
    inGroup_.emplace_back().reserve(32);
  inGroup_[groups_++].clear();
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
      inGroup_[groups_ - 1].push_back({row.columns[i], tile});
    }
    for(std::size_t k = 0; k < 4; ++k)
      turned_[16 * tile + 4 * lane + k] = row.values[16 * i + 4 * k];
  }
  return slots_++;
}

BorderTiles::Slot BorderTiles::add(const HeadRows::Four& four)
{
  slots_ = (slots_ + 3) / 4 * 4; // Whoever has had the last places is alone.
  addGroup();
  const std::uint32_t first = used_;
  const auto count = static_cast<std::uint32_t>(four.columns.size());
  used_ += count;
  makeRoom(used_);
  kernels_->turnTiles(four.values.data(), count, turned_.data() + 16 * std::size_t{first});
  for(std::uint32_t i = 0; i < count; ++i)
  {
    tileOfColumn_[four.columns[i]] = first + i;
    inGroup_[groups_ - 1].push_back({four.columns[i], first + i});
  }
  slots_ += 4;
  return slots_ - 4;
}

void BorderTiles::spread(const double* x, double* sums) const
{
  for(std::uint32_t group = groups_; group-- > 0;)
    kernels_->addTurned(inGroup_[group].data(), static_cast<std::uint32_t>(inGroup_[group].size()), turned_.data(),
                        x + 4 * group, sums);
}

void BorderTiles::spreadFour(const double* x, double* sums) const
{
  for(std::uint32_t group = groups_; group-- > 0;)
    kernels_->addTurnedFour(inGroup_[group].data(), static_cast<std::uint32_t>(inGroup_[group].size()), turned_.data(),
                            x + 16 * group, sums);
}

} // namespace sparkwright::physics
