#include "core/record/ChainedFrames.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr double rounding = 1e-9; // s; as recordings have times.

} // namespace

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
