#include "core/record/FrameSequence.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr double rounding = 1e-9; // s; as recordings have times.

} // namespace

std::size_t FrameSequence::indexAt(double seconds) const
{
  // The first frame that is later.
  std::size_t low = 0, high = count();
  while(low < high)
  {
    const std::size_t middle = low + (high - low) / 2;
    if(time(middle) <= seconds + rounding)
      low = middle + 1;
    else
      high = middle;
  }
  return low > 0 ? low - 1 : 0;
}

bool FramePace::wants(double time)
{
  constexpr double share = 0.01; // Of a step: times may be off by so much.
  if(step_ <= 0)
    return true;
  const double late = time - due_.value_or(time), slack = share * step_;
  if(late < -slack)
    return false;
  // One that comes when it is due sets the pace, so that small errors do not add up.
  due_ = late <= slack ? time + step_ : *due_ + step_ * (1 + std::floor(late / step_));
  return true;
}

ChainedFrames::ChainedFrames(std::vector<std::shared_ptr<FrameSequence>> parts, const std::vector<double>& ends)
{
  for(std::size_t i = 0; i < parts.size(); ++i)
  {
    std::shared_ptr<FrameSequence>& frames = parts[i];
    Part part;
    std::size_t all = frames->count();
    if(i < ends.size() && all > 0 && frames->time(all - 1) > ends[i])
    {
      const std::size_t last = frames->indexAt(ends[i]); // 0 if all are later.
      all = last > 0 || frames->time(0) <= ends[i] + rounding ? last + 1 : 0;
    }
    if(!parts_.empty())
    {
      const Part& before = parts_.back();
      const double end = before.frames->time(before.own(before.end - 1));
      if(all > 0 && frames->time(0) <= end)
        part.skipped = frames->indexAt(end) + 1;
      part.begin = before.end;
    }
    if(part.skipped >= all)
      continue;
    part.end = part.begin + all - part.skipped;
    part.frames = std::move(frames);
    parts_.push_back(std::move(part));
  }
}

const ChainedFrames::Part& ChainedFrames::partOf(std::size_t index) const
{
  return *std::ranges::upper_bound(parts_, index, {}, &Part::end);
}

double ChainedFrames::time(std::size_t index) const
{
  const Part& part = partOf(index);
  return part.frames->time(part.own(index));
}

FramePtr ChainedFrames::frame(std::size_t index)
{
  const Part& part = partOf(index);
  return part.frames->frame(part.own(index));
}

DrawingsPtr ChainedFrames::drawings(std::size_t index)
{
  const Part& part = partOf(index);
  return part.frames->drawings(part.own(index));
}

JointGeometryPtr ChainedFrames::joints(std::size_t index)
{
  const Part& part = partOf(index);
  return part.frames->joints(part.own(index));
}

} // namespace sparkwright
