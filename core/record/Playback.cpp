#include "core/record/Playback.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright
{

Playback::Playback(FrameSequence& frames, Clock clock) : frames_(frames), clock_(std::move(clock)), time_(startTime())
{
}

/// Between these the head moves.
Playback::Range Playback::limits() const
{
  const Range whole{startTime(), endTime()};
  if(!loop_)
    return whole;
  return {std::clamp(loop_->from, whole.from, whole.to), std::clamp(loop_->to, whole.from, whole.to)};
}

void Playback::play()
{
  if(frames_.count() == 0)
    return;
  const Range range = limits();
  if(speed_ > 0 && time_ >= range.to)
    time_ = range.from;
  else if(speed_ < 0 && time_ <= range.from)
    time_ = range.to;
  playing_ = true;
  turnedAt_ = clock_();
}

void Playback::pause()
{
  turn();
  playing_ = false;
}

void Playback::step(long frames)
{
  const std::size_t count = frames_.count();
  if(count == 0)
    return;
  pause();
  const Range range = limits();
  const long first = static_cast<long>(frames_.indexAt(range.from));
  const long last = static_cast<long>(frames_.indexAt(range.to));
  const long now = static_cast<long>(frames_.indexAt(time_));
  // Bounded before it is added, so that no number is too large.
  const long move = std::clamp(frames, -now, static_cast<long>(count) - 1 - now);
  time_ = frames_.time(static_cast<std::size_t>(std::clamp(now + move, first, last)));
}

void Playback::seek(double seconds)
{
  if(frames_.count() == 0 || std::isnan(seconds))
    return;
  time_ = std::clamp(seconds, startTime(), endTime());
  if(loop_ && (time_ < loop_->from || time_ > loop_->to))
    loop_.reset();
  turnedAt_ = clock_();
}

void Playback::setSpeed(double factor)
{
  if(std::isnan(factor) || factor == 0)
    return;
  turn();
  speed_ = std::copysign(std::clamp(std::abs(factor), slowest, fastest), factor);
}

void Playback::setLoop(std::optional<Range> range)
{
  if(range && !(range->from <= range->to && range->from <= endTime() && range->to >= startTime()))
    return;
  loop_ = range;
  if(!loop_)
    return;
  const Range limit = limits();
  if(time_ < limit.from || time_ > limit.to)
    time_ = limit.from;
}

/// Moves the head by recorded seconds.
void Playback::goOn(double seconds)
{
  const Range range = limits();
  time_ += seconds;
  if(time_ >= range.from && time_ <= range.to)
    return;
  const double length = range.to - range.from;
  if(loop_ && length > 0)
  {
    const double along = std::fmod(time_ - range.from, length);
    time_ = range.from + (along < 0 ? along + length : along);
    return;
  }
  time_ = std::clamp(time_, range.from, range.to);
  playing_ = loop_.has_value(); // A range of one frame goes on showing it.
}

std::size_t Playback::turn()
{
  if(frames_.count() == 0)
    return 0;
  if(playing_)
  {
    const double now = clock_();
    goOn((now - std::exchange(turnedAt_, now)) * speed_);
  }
  else
    time_ = std::clamp(time_, startTime(), endTime());
  return frames_.indexAt(time_);
}

Playback::State Playback::state() const
{
  if(frames_.count() == 0)
    return State::Empty;
  if(playing_)
    return State::Playing;
  if(speed_ > 0 && time_ >= endTime())
    return State::AtEnd;
  if(speed_ < 0 && time_ <= startTime())
    return State::AtStart;
  return State::Paused;
}

} // namespace sparkwright
