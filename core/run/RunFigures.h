#pragma once

#include "core/frame/FrameDigest.h"
#include "core/signal/SignalFigures.h"

namespace sparkwright
{

/// What a whole run comes to: a digest of all its frames, and figures of the signals that are asked for.
class RunFigures
{
public:
  /// @param paths  of signals, see SignalFigures
  explicit RunFigures(std::vector<std::string> paths = {}) : signals_(std::move(paths)) {}

  /// Takes the next frame, unless it has it already. @param cycleSeconds  wall time of its cycle
  void see(const FramePtr& frame, double cycleSeconds)
  {
    if(!frame || frame == seen_)
      return;
    seen_ = frame;
    digest_.add(*frame);
    signals_.see(frame, cycleSeconds);
  }

  bool wantsPhysics() const { return signals_.wantsPhysics(); }
  /// Of the frames so far: equal for runs that are equal to the bit.
  std::string digest() const { return digest_.text(); }
  const std::vector<SignalFigures::Figures>& measured() const { return signals_.all(); }

private:
  FrameDigest digest_;
  SignalFigures signals_;
  FramePtr seen_;
};

} // namespace sparkwright
