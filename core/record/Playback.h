#pragma once

#include "core/record/FrameSequence.h"
#include "core/run/RunControl.h"

#include <cstddef>
#include <optional>

namespace sparkwright
{

/// Plays a FrameSequence: decides which frame is shown at each moment. Any speed, backwards too; single frames; ranges
/// that repeat.
///
/// Knows no window, thread or real clock: the caller asks turn() as often as it draws. The sequence may grow meanwhile.
class Playback
{
public:
  /// A part of the run, simulated seconds; from <= to.
  struct Range
  {
    double from = 0, to = 0;
    bool operator==(const Range&) const = default;
  };
  enum class State
  {
    Empty,   ///< There are no frames.
    Paused,  ///< A frame is shown until play(), step() or seek().
    Playing,
    AtStart, ///< Played backwards to the first frame; play() turns to the other end.
    AtEnd    ///< Played to the last frame; play() starts anew.
  };

  static constexpr double slowest = 0.01, fastest = 1000; ///< Of setSpeed(), either direction.

  /// @param frames  must outlive it
  Playback(FrameSequence& frames, Clock clock);

  void play();
  void pause();
  /// Pauses, and moves by a number of frames; at most to the ends of the range or the run.
  void step(long frames);
  /// Shows the last frame at or before a time; plays on from there if it was playing. Times outside of the run mean its
  /// ends; NaN is ignored. @param seconds  simulated time
  void seek(double seconds);
  /// Multiple of the recorded pace; negative: backwards. Limited to ±slowest … ±fastest; 0 and NaN are ignored.
  /// Preset: 1.
  void setSpeed(double factor);
  double speed() const { return speed_; }
  /// Repeats a part of the run; nothing: plays to the ends. A range without any frames is ignored.
  void setLoop(std::optional<Range> range);
  const std::optional<Range>& loop() const { return loop_; }

  /// Advances to the present reading of the clock. @return index of the frame to show; 0 if there are none
  std::size_t turn();
  State state() const;
  /// Of the playback head, simulated s.
  double time() const { return time_; }
  /// Of the first and last frame, simulated s; 0 if there are none.
  double startTime() const { return frames_.count() > 0 ? frames_.time(0) : 0; }
  double endTime() const { return frames_.count() > 0 ? frames_.time(frames_.count() - 1) : 0; }

private:
  void goOn(double seconds);
  Range limits() const;

  FrameSequence& frames_;
  Clock clock_;
  double speed_ = 1;
  std::optional<Range> loop_;
  bool playing_ = false;
  double time_ = 0;
  double turnedAt_ = 0; ///< Clock reading of the last turn while playing.
};

} // namespace sparkwright
