#include "physics/exact/solver/TilePattern.h"

#include "physics/exact/model/Room.h"

#include <algorithm>

namespace sparkwright::physics
{

void TilePattern::update(const System& system)
{
  foundAnew_ = 0;
  if(std::ranges::equal(shape_, system.shape()))
    return;
  shape_.assign(system.shape().begin(), system.shape().end());
  const auto unbounded = static_cast<std::uint32_t>(system.unbounded());
  complete_ = unbounded / 4;
  rest_ = unbounded % 4;
  const std::uint32_t all = complete_ + (rest_ > 0 ? 1 : 0);
  const auto known = static_cast<std::uint32_t>(ownBegins_.size() - 1);
  setAll(seen_, all, none);
  setAll(readBy_, all, 0);
  reads_ = 0;
  std::uint32_t group = 0;
  for(; group < std::min(all, known); ++group)
  {
    readRows(system, group, group < complete_ ? 4 : rest_);
    if(!looksLikeLastTime(group))
      break;
  }
  const bool isSame = group == all && all == known;
  if(group < known)
    forgetFrom(group);
  for(; group < all; ++group)
  {
    readRows(system, group, group < complete_ ? 4 : rest_);
    findFill(group);
    ++foundAnew_;
  }
  if(!isSame || columnBegins_.size() != complete_ + 1)
  {
    turn();
    sortFromBelow();
  }
}

void TilePattern::readRows(const System& system, std::uint32_t group, std::uint32_t rows)
{
  found_.clear();
  ++reads_;
  for(std::uint32_t row = 4 * group; row < 4 * group + rows; ++row)
    for(const System::Entry& entry : system.unboundedEntries(row))
    {
      const std::uint32_t column = entry.variable / 4;
      if(column >= group || readBy_[column] == reads_)
        continue;
      readBy_[column] = reads_;
      found_.push_back(column);
    }
  std::ranges::sort(found_);
}

bool TilePattern::looksLikeLastTime(std::uint32_t group) const
{
  return std::ranges::equal(found_, std::span(own_).subspan(ownBegins_[group], ownBegins_[group + 1] - ownBegins_[group]));
}

void TilePattern::forgetFrom(std::uint32_t group)
{
  setSize(own_, ownBegins_[group]);
  setSize(ownBegins_, group + 1);
  setSize(columns_, rowBegins_[group]);
  setSize(rowBegins_, group + 1);
  setSize(parents_, group);
  for(std::uint32_t& parent : parents_)
    if(parent >= group)
      parent = none;
}

void TilePattern::findFill(std::uint32_t group)
{
  own_.insert(own_.end(), found_.begin(), found_.end());
  ownBegins_.push_back(static_cast<std::uint32_t>(own_.size()));
  parents_.push_back(none);
  seen_[group] = group;
  const std::size_t begin = columns_.size();
  for(std::uint32_t column : found_)
    while(seen_[column] != group)
    {
      seen_[column] = group;
      columns_.push_back(column);
      if(parents_[column] == none)
        parents_[column] = group;
      column = parents_[column];
    }
  std::ranges::sort(columns_.begin() + static_cast<std::ptrdiff_t>(begin), columns_.end());
  rowBegins_.push_back(static_cast<std::uint32_t>(columns_.size()));
}

void TilePattern::turn()
{
  // Of complete groups only: the rows of the last one are kept apart.
  setAll(columnBegins_, complete_ + 1, 0);
  const std::uint32_t end = rowBegins_[complete_];
  for(std::uint32_t t = 0; t < end; ++t)
    ++columnBegins_[columns_[t] + 1];
  for(std::uint32_t i = 0; i < complete_; ++i)
    columnBegins_[i + 1] += columnBegins_[i];
  ends_.assign(columnBegins_.begin(), columnBegins_.end());
  setSize(columnRows_, end);
  setSize(columnTiles_, end);
  for(std::uint32_t group = 0; group < complete_; ++group)
    for(std::uint32_t t = rowBegins_[group]; t < rowBegins_[group + 1]; ++t)
    {
      const std::uint32_t at = ends_[columns_[t]]++;
      columnRows_[at] = group;
      columnTiles_[at] = t;
    }
}

void TilePattern::sortFromBelow()
{
  // A group depends on those that it fills. These are above one another, so groups of one level are independent.
  setAll(levels_, complete_, 0);
  std::uint32_t most = 0;
  for(std::uint32_t group = complete_; group-- > 0;)
    if(const std::uint32_t parent = parents_[group]; parent < complete_)
      most = std::max(most, levels_[group] = levels_[parent] + 1);
  setAll(ends_, most + 2, 0);
  for(const std::uint32_t level : levels_)
    ++ends_[level + 1];
  for(std::uint32_t level = 0; level <= most; ++level)
    ends_[level + 1] += ends_[level];
  setSize(fromBelow_, complete_);
  for(std::uint32_t group = complete_; group-- > 0;)
    fromBelow_[ends_[levels_[group]]++] = group;
}

void TilePattern::describe(TileFactor& factor) const
{
  factor.groups = complete_;
  factor.rowBegins = rowBegins_.data();
  factor.columns = columns_.data();
  factor.columnBegins = columnBegins_.data();
  factor.columnRows = columnRows_.data();
  factor.columnTiles = columnTiles_.data();
  factor.fromBelow = fromBelow_.data();
}

} // namespace sparkwright::physics
