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

void BorderTiles::makeRoom(std::uint32_t tiles)
{
  if(tiles_.size() >= 16 * std::size_t{tiles})
    return;
  setSize(tiles_, 32 * std::size_t{tiles});
  setSize(turned_, 32 * std::size_t{tiles});
}

BorderTiles::Slot BorderTiles::add(const HeadRows::Row& row)
{
  if(slots_ % 4 == 0)
    addGroup();
  const std::size_t lane = slots_ % 4;
  for(std::size_t i = 0; i < row.columns.size(); ++i)
  {
    const double* const values = row.values + 16 * i;
    if(row.isZero(i) && values[0] == 0 && values[4] == 0 && values[8] == 0 && values[12] == 0)
      continue;
    std::uint32_t& tile = tileOfColumn_[row.columns[i]];
    if(tile == none)
    {
      tile = used_++;
      makeRoom(used_);
      std::fill_n(tiles_.begin() + 16 * tile, 16, 0.0);
      std::fill_n(turned_.begin() + 16 * tile, 16, 0.0);
      atColumn_[row.columns[i]].push_back({groups_ - 1, tile});
      inGroup_[groups_ - 1].push_back({row.columns[i], tile});
    }
    for(std::size_t k = 0; k < 4; ++k)
      tiles_[16 * tile + 4 * k + lane] = turned_[16 * tile + 4 * lane + k] = values[4 * k];
  }
  return slots_++;
}

BorderTiles::Slot BorderTiles::add(std::span<const std::uint32_t> columns, const double* values)
{
  slots_ = (slots_ + 3) / 4 * 4; // Whoever has had the last places is alone.
  addGroup();
  const std::uint32_t first = used_;
  used_ += static_cast<std::uint32_t>(columns.size());
  makeRoom(used_);
  std::copy_n(values, 16 * columns.size(), tiles_.begin() + 16 * first);
  kernels_->turnTiles(values, static_cast<std::uint32_t>(columns.size()), turned_.data() + 16 * std::size_t{first});
  for(std::uint32_t i = 0; i < columns.size(); ++i)
  {
    tileOfColumn_[columns[i]] = first + i;
    atColumn_[columns[i]].push_back({groups_ - 1, first + i});
    inGroup_[groups_ - 1].push_back({columns[i], first + i});
  }
  slots_ += 4;
  return slots_ - 4;
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
