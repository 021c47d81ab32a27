#pragma once

#include "core/frame/Frame.h"

#include <functional>

namespace sparkwright
{

/// Makes pictures at exact distances in time out of Frames that come when they come: what lies between two of them is
/// put together from both.
class FrameTimeline
{
public:
  /// @param rate  pictures per second, > 0
  explicit FrameTimeline(double rate) : spacing_(1 / rate) {}

  using Show = std::function<void(const FramePtr&)>;
  /// Takes the next frame in, and shows all pictures up to it, each once. Time that goes back, as with a new World, is
  /// a cut: the pictures go on from there.
  /// @param time  s: simulated, or of the wall clock
  void add(const FramePtr& frame, double time, const Show& show);
  /// Shows the last frame again for all pictures up to `time`: nothing has happened since.
  void hold(double time, const Show& show);

  /// A frame between two: positions in a straight line, turns evenly. Whatever jumps, as one that is put somewhere,
  /// jumps half-way.
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
