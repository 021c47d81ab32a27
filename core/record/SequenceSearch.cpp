#include "core/record/SequenceSearch.h"

#include "core/run/until/UntilTexts.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr double sameTime = 1e-6; // s; the time of a run is a sum of many roundings.

} // namespace

SequenceSearch::SequenceSearch(FrameSequence& frames, std::size_t from, RunUntil until)
    : frames_(frames), until_(std::move(until)), index_(from), watch_(until_, frames.frame(from))
{
  if(const FramePtr first = frames.frame(from))
    firstCycle_ = first->cycle;
}

LocalText SequenceSearch::see(std::size_t index)
{
  if(until_.kind == RunUntil::Kind::Time) // Known without the frame.
    return frames_.time(index) >= until_.number - sameTime ? untilText("until.time", until_.number) : LocalText();
  const FramePtr frame = frames_.frame(index);
  if(!frame)
    return {};
  if(until_.kind == RunUntil::Kind::Cycles) // Not every cycle has a frame.
  {
    const long cycles = frame->cycle - firstCycle_;
    return static_cast<double>(cycles) >= until_.number ? untilText("until.cycles", cycles) : LocalText();
  }
  return watch_.see(frame, 0, frames_.joints(index));
}

SequenceSearch::State SequenceSearch::go(double seconds, const Clock& clock)
{
  if(!reached_.empty())
    return State::Found;
  if(until_.kind == RunUntil::Kind::Time)
  {
    const std::size_t near = frames_.indexAt(until_.number);
    index_ = std::max(index_, near > 0 ? near - 1 : 0);
  }
  const double end = clock() + seconds;
  do
  {
    if(index_ + 1 >= frames_.count())
      return State::AtEnd;
    reached_ = see(++index_);
    if(!reached_.empty())
      return State::Found;
  } while(clock() < end);
  return State::Searching;
}

} // namespace sparkwright
