#pragma once

#include "app/team/body/JointDriver.h"

#include <algorithm>
#include <cstddef>

namespace sparkwright::team
{

/// Where a robot is in a row of frames that take some time each.
class FrameClock
{
public:
  void restart() { *this = {}; }
  std::size_t frame() const { return frame_; }

  /// One more cycle of a frame that takes `seconds`.
  /// @return how much of the frame is done, 0 to 1
  double advance(double seconds)
  {
    elapsed_ += JointDriver::cycle;
    return seconds > 0 ? std::min(1., elapsed_ / seconds) : 1;
  }
  void nextFrame()
  {
    ++frame_;
    elapsed_ = 0;
  }

private:
  std::size_t frame_ = 0;
  double elapsed_ = 0; ///< s, since the frame began.
};

} // namespace sparkwright::team
