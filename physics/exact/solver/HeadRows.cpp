#include "physics/exact/solver/HeadRows.h"

#include <algorithm>

namespace sparkwright::physics
{

void HeadRows::begin(const System& system, const TileFactor& head, const TileKernels& kernels, std::size_t workers)
{
  system_ = &system;
  head_ = head;
  kernels_ = &kernels;
  unbounded_ = system.unbounded();
  const std::size_t bounded = system.size() - unbounded_;
  count_ = 1 + (bounded + 3) / 4;
  if(fours_.size() < count_)
    fours_.resize(2 * count_);
  fours_[0].rows = 0;
  fours_[0].columns.clear();
  for(std::size_t i = 1; i < count_; ++i)
  {
    Four& four = fours_[i];
    const std::size_t at = 4 * (i - 1);
    four.first = static_cast<std::uint32_t>(unbounded_ + at);
    four.rows = static_cast<std::uint32_t>(std::min<std::size_t>(4, bounded - at));
    four.isKnown = false;
  }
  if(works_.size() < workers)
    works_.resize(workers);
  const auto keepZero = [](auto& work, std::size_t size) // It is zero, and what is new will be.
  {
    if(work.size() < size)
      setSize(work, size);
  };
  for(Work& work : works_)
  {
    keepZero(work.b, 16 * std::size_t{head.groups});
    keepZero(work.sums, 16 * std::size_t{head.groups});
    keepZero(work.used, head.groups);
  }
}

void HeadRows::setRest(std::span<const std::uint32_t> columns, const double* tiles)
{
  Four& rest = fours_[0];
  rest.first = 4 * head_.groups;
  rest.rows = static_cast<std::uint32_t>(unbounded_) - rest.first;
  rest.columns.assign(columns.begin(), columns.end());
  rest.values.assign(tiles, tiles + 16 * columns.size());
  rest.raw.assign(16 * columns.size(), 0.0);
  rest.isKnown = true;
}

HeadRows::Row HeadRows::row(std::size_t variable) const
{
  const Four& four = fours_[fourOf(variable)];
  const std::size_t lane = laneOf(variable);
  return {four.columns, four.values.data() + lane, four.raw.data() + lane};
}

const HeadRows::Four& HeadRows::find(std::size_t number, std::size_t worker)
{
  Four& four = fours_[number];
  if(four.isKnown)
    return four;
  Work& work = works_[worker];
  std::uint32_t first = head_.groups;
  for(std::uint32_t lane = 0; lane < four.rows; ++lane)
    for(const System::Entry& entry : system_->unboundedEntries(four.first + lane))
    {
      const std::uint32_t group = entry.variable / 4;
      if(group >= head_.groups)
        break;
      work.b[4 * std::size_t{entry.variable} + lane] = entry.value;
      work.used[group] = 1;
      first = std::min(first, group);
    }
  kernels_->forwardFour(head_, first, work.b.data(), work.sums.data(), work.used.data());
  four.columns.clear();
  for(std::uint32_t group = first; group < head_.groups; ++group)
    if(work.used[group])
    {
      four.columns.push_back(group);
      work.used[group] = 0;
    }
  const std::size_t size = 16 * four.columns.size();
  if(four.values.size() < size)
  {
    setSize(four.values, size);
    setSize(four.raw, size);
  }
  kernels_->divideFour(four.columns.data(), static_cast<std::uint32_t>(four.columns.size()), head_.inverse, work.b.data(),
                       four.raw.data(), four.values.data(), four.products.data());
  four.isKnown = true;
  return four;
}

} // namespace sparkwright::physics
