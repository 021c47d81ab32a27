#include "core/record/export/PartOfRun.h"

namespace sparkwright
{

PartOfRun::PartOfRun(FrameSequence& run, const Choice& choice) : run_(run)
{
  constexpr double slack = 1e-6; // s, of rounded times.
  FramePace pace(choice.rate > 0 ? 1 / choice.rate : 0);
  for(std::size_t i = 0; i < run.count(); ++i)
  {
    const double time = run.time(i);
    if(time < choice.from - slack)
      continue;
    if(time > choice.until + slack)
      break;
    if(pace.wants(time))
      indices_.push_back(i);
  }
}

FramePtr PartOfRun::before(std::size_t index)
{
  return indices_[index] > 0 ? run_.frame(indices_[index] - 1) : nullptr;
}

} // namespace sparkwright
