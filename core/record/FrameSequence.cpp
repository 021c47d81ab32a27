#include "core/record/FrameSequence.h"

#include <cmath>

namespace sparkwright
{

std::size_t FrameSequence::indexAt(double seconds) const
{
  // The first frame that is later.
  std::size_t low = 0, high = count();
  while(low < high)
  {
    const std::size_t middle = low + (high - low) / 2;
    if(time(middle) <= seconds + 1e-9)
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

} // namespace sparkwright
