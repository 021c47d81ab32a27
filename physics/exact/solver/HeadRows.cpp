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
  fours_[0].count = 0;
  for(std::size_t i = 1; i < count_; ++i)
  {
    Four& four = fours_[i];
    const std::size_t at = 4 * (i - 1);
    four.first = static_cast<std::uint32_t>(unbounded_ + at);
    four.rows = static_cast<std::uint32_t>(std::min<std::size_t>(4, bounded - at));
    four.isKnown = false;
  }
  if(works_.size() < workers)
  {
    works_.resize(workers);
    kept_.resize(workers);
  }
  for(Kept& kept : kept_)
    kept.columns.clear();
  for(Work& work : works_)
  {
    growZero(work.b, 16 * std::size_t{head.groups});
    growZero(work.sums, 16 * std::size_t{head.groups});
    growZero(work.used, head.groups);
  }
}

void HeadRows::setRest(std::span<const std::uint32_t> columns, const double* tiles)
{
  Four& rest = fours_[0];
  rest.first = 4 * head_.groups;
  rest.rows = static_cast<std::uint32_t>(unbounded_) - rest.first;
  Kept& kept = kept_.front();
  rest.worker = 0;
  rest.begin = static_cast<std::uint32_t>(kept.columns.size());
  rest.count = static_cast<std::uint32_t>(columns.size());
  kept.columns.insert(kept.columns.end(), columns.begin(), columns.end());
  makeRoom(kept);
  std::copy_n(tiles, 16 * columns.size(), kept.values.begin() + 16 * rest.begin);
  std::fill_n(kept.raw.begin() + 16 * rest.begin, 16 * columns.size(), 0.0);
  rest.isKnown = true;
}

void HeadRows::makeRoom(Kept& kept)
{
  if(kept.values.size() >= 16 * kept.columns.size())
    return;
  setSize(kept.values, 32 * kept.columns.size());
  setSize(kept.raw, 32 * kept.columns.size());
}

HeadRows::Row HeadRows::row(std::size_t variable) const
{
  const Four& four = fours_[fourOf(variable)];
  const std::size_t lane = laneOf(variable);
  return {columns(four), values(four) + lane, raw(four) + lane};
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
  Kept& kept = kept_[worker];
  four.worker = static_cast<std::uint32_t>(worker);
  four.begin = static_cast<std::uint32_t>(kept.columns.size());
  for(std::uint32_t group = first; group < head_.groups; ++group)
    if(work.used[group])
    {
      kept.columns.push_back(group);
      work.used[group] = 0;
    }
  four.count = static_cast<std::uint32_t>(kept.columns.size()) - four.begin;
  makeRoom(kept);
  const std::size_t at = 16 * std::size_t{four.begin};
  kernels_->divideFour(kept.columns.data() + four.begin, four.count, head_.inverse, work.b.data(), kept.raw.data() + at,
                       kept.values.data() + at, four.products.data());
  four.isKnown = true;
  return four;
}

} // namespace sparkwright::physics
