#pragma once

#include "core/frame/Frame.h"

#include <functional>

namespace sparkwright
{

/// Converts Frames at arbitrary times to a constant frame rate by interpolation.
class FrameTimeline
{
public:
  /// @param rate  pictures per second, > 0
  explicit FrameTimeline(double rate) : spacing_(1 / rate) {}

  using Show = std::function<void(const FramePtr&)>;
  /// Adds the next frame, and shows all pictures up to it, each once. If the time goes back, as with a new World, the
  /// pictures continue from there.
  /// @param time  simulated or wall time, s
  void add(const FramePtr& frame, double time, const Show& show);
  /// Shows the last frame for all pictures up to `time`.
  void hold(double time, const Show& show);

  /// Interpolates between two frames: positions linearly, rotations evenly. Large jumps, as of things that are placed,
  /// happen half-way.
  /// @param share  0: `from`, 1: `to`
  static FramePtr between(const FramePtr& from, const FramePtr& to, double share);

private:
  double due() const { return start_ + static_cast<double>(shown_) * spacing_; }

  double spacing_;
  FramePtr last_;
  double lastTime_ = 0, start_ = 0;
  long shown_ = 0; ///< Since start_.
};

} // namespace sparkwright
