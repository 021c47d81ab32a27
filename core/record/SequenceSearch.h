#pragma once

#include "core/record/FrameSequence.h"
#include "core/run/RunControl.h"
#include "core/run/until/RunWatch.h"

#include <cstddef>

namespace sparkwright
{

/// Looks through a recorded run, from a frame on, for what a live run would go on until (RunUntil): a piece at a time, so
/// that a window can show how far it is, and give up. Damaged frames are passed over.
class SequenceSearch
{
public:
  enum class State
  {
    Searching,
    Found,
    AtEnd ///< The run ends without it.
  };

  /// @param frames  must outlive it  @param from  index of the frame after which it begins; < count()
  SequenceSearch(FrameSequence& frames, std::size_t from, RunUntil until);

  /// Looks on. @param seconds  wall time after which it pauses; at least one frame is looked at
  State go(double seconds, const Clock& clock);

  const RunUntil& until() const { return until_; }
  /// The frame that was looked at last, or where it was found.
  std::size_t index() const { return index_; }
  /// What was found, with its figures; empty: not yet.
  const LocalText& reached() const { return reached_; }

private:
  LocalText see(std::size_t index);

  FrameSequence& frames_;
  RunUntil until_;
  std::size_t index_;
  long firstCycle_ = 0;
  RunWatch watch_;
  LocalText reached_;
};

} // namespace sparkwright
