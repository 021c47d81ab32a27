#include "physics/exact/solver/HeadRows.h"

#include <algorithm>

namespace sparkwright::physics
{

void HeadRows::begin(const System& system, const TileFactor& head, const TileKernels& kernels)
{
  system_ = &system;
  head_ = head;
  kernels_ = &kernels;
  fours_.clear();
  columns_.clear();
  setAll(at_, system.size(), {});
  const auto keepZero = [](auto& work, std::size_t size) // It is zero, and what is new will be.
  {
    if(work.size() < size)
      setSize(work, size);
  };
  keepZero(b_, 16 * std::size_t{head.groups});
  keepZero(sums_, 16 * std::size_t{head.groups});
  keepZero(used_, head.groups);
}

void HeadRows::addKnown(std::span<const std::uint32_t> variables, std::span<const std::uint32_t> columns, const double* tiles)
{
  Four four;
  four.begin = static_cast<std::uint32_t>(columns_.size());
  four.count = static_cast<std::uint32_t>(columns.size());
  for(const std::uint32_t variable : variables)
  {
    at_[variable] = {static_cast<std::uint32_t>(fours_.size()), four.rows};
    four.variables[four.rows++] = variable;
  }
  columns_.insert(columns_.end(), columns.begin(), columns.end());
  makeRoom();
  std::copy_n(tiles, 16 * columns.size(), values_.begin() + 16 * four.begin);
  std::fill_n(raw_.begin() + 16 * four.begin, 16 * columns.size(), 0.0);
  fours_.push_back(four);
}

const HeadRows::Four& HeadRows::fourOf(std::size_t variable)
{
  if(at_[variable].four == none)
    find(variable);
  return fours_[at_[variable].four];
}

HeadRows::Row HeadRows::row(std::size_t variable) const
{
  const At at = at_[variable];
  const Four& four = fours_[at.four];
  return {columns(four), values(four) + at.lane, raw(four) + at.lane};
}

void HeadRows::find(std::size_t variable)
{
  // With those that will most likely be needed next.
  Four four;
  for(std::size_t next = variable; next < at_.size() && four.rows < 4; ++next)
    if(at_[next].four == none)
    {
      at_[next] = {static_cast<std::uint32_t>(fours_.size()), four.rows};
      four.variables[four.rows++] = static_cast<std::uint32_t>(next);
    }
  std::uint32_t first = head_.groups;
  for(std::uint32_t lane = 0; lane < four.rows; ++lane)
    for(const System::Entry& entry : system_->unboundedEntries(four.variables[lane]))
    {
      const std::uint32_t group = entry.variable / 4;
      if(group >= head_.groups)
        break;
      b_[4 * std::size_t{entry.variable} + lane] = entry.value;
      used_[group] = 1;
      first = std::min(first, group);
    }
  kernels_->forwardFour(head_, first, b_.data(), sums_.data(), used_.data());
  groups_.clear();
  for(std::uint32_t group = first; group < head_.groups; ++group)
    if(used_[group])
    {
      groups_.push_back(group);
      used_[group] = 0;
    }
  keep(four);
  fours_.push_back(four);
}

void HeadRows::makeRoom()
{
  if(values_.size() >= 16 * columns_.size())
    return;
  setSize(values_, 16 * columns_.size());
  setSize(raw_, 16 * columns_.size());
}

void HeadRows::keep(Four& four)
{
  four.begin = static_cast<std::uint32_t>(columns_.size());
  four.count = static_cast<std::uint32_t>(groups_.size());
  columns_.insert(columns_.end(), groups_.begin(), groups_.end());
  makeRoom();
  kernels_->divideFour(groups_.data(), four.count, head_.inverse, b_.data(), raw_.data() + 16 * std::size_t{four.begin},
                       values_.data() + 16 * std::size_t{four.begin}, four.products.data());
}

} // namespace sparkwright::physics
