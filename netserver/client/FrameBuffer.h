#pragma once

#include "core/frame/Frame.h"
#include "core/run/RunControl.h"

#include <deque>
#include <vector>

namespace sparkwright
{

/// Holds the frames of a server back for a while, so that they follow each other evenly although the network delivers
/// them in bursts: each is due the delay after the moment at which it would have come over a network without jitter.
///
/// That moment is estimated from what has come within the last seconds: frames are as far apart as their game time, or
/// while this stands still, as the frames before. A frame that comes later than it was due is shown at once. Nothing is
/// left out or reordered, and nothing waits longer than the delay.
class FrameBuffer
{
public:
  explicit FrameBuffer(Clock clock) : clock_(std::move(clock)) {}

  static constexpr double longestDelay = 0.5; ///< s

  /// @param seconds  0 to longestDelay, else the nearest of them; 0, the preset: frames are due when they come
  void setDelay(double seconds);
  double delay() const { return delay_; }

  /// Takes a frame that has just come.
  void put(FramePtr frame);
  /// The frames that are due, in the order in which they have come.
  std::vector<FramePtr> take();
  /// Seconds until the next frame is due, ≥ 0; infinity if none waits.
  double wait() const;
  /// Frames that wait.
  std::size_t size() const { return waiting_.size(); }

  /// How irregular frames come: the mean deviation from even distances over about the last second, s.
  double jitter() const { return jitter_; }
  /// A new connection begins: nothing is known about its network. Frames that wait stay.
  void restart();

private:
  struct Waiting
  {
    FramePtr frame;
    double ideal; ///< When it would have come without jitter, of clock_.
  };
  struct Arrival
  {
    double media; ///< s, as the server made it: rises evenly.
    double at;    ///< Of clock_.
  };
  double idealOf(double media) const;

  static constexpr std::size_t window = 100;    ///< Arrivals by which the server is estimated.
  static constexpr std::size_t mostWaiting = 1000; ///< Beyond it, the oldest are due.
  static constexpr double usualStep = 0.04;     ///< s between two messages.
  static constexpr double longestGap = 1;       ///< s; longer ones are no jitter.

  Clock clock_;
  double delay_ = 0;
  double jitter_ = 0;
  double step_ = usualStep;
  double gameTime_ = 0; ///< Of the frame before.
  std::deque<Arrival> arrivals_;
  std::deque<Waiting> waiting_;
};

} // namespace sparkwright
