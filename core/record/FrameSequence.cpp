#include "core/record/FrameSequence.h"

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

} // namespace sparkwright
