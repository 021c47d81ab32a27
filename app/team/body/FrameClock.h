#pragma once

#include "app/team/body/Archive.h"
#include "app/team/body/JointDriver.h"

#include <algorithm>
#include <cstddef>

namespace sparkwright::team
{

/// Progress in a sequence of keyframes with durations.
class FrameClock
{
public:
  void restart() { *this = {}; }
  std::size_t frame() const { return frame_; }

  /// Advances by one cycle in a frame of `seconds`.
  /// @return progress in the frame, 0 to 1
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

  void archive(StateArchive& a) { a(frame_, elapsed_); }

private:
  std::size_t frame_ = 0;
  double elapsed_ = 0; ///< s, since the frame began.
};

} // namespace sparkwright::team
