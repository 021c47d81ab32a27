#pragma once

#include "core/draw/Drawings.h"
#include "core/frame/Frame.h"
#include "core/game/League.h"
#include "core/record/RecordedStates.h"
#include "core/record/pose/PoseCodec.h"

#include <list>

namespace sparkwright
{

/// The frames of a recording, decoded chunk by chunk. Keeps those used last.
class RecordedFrames
{
public:
  static constexpr std::size_t mostBytes = 64u << 20; ///< Of decoded frames that are kept.

  RecordedFrames(mcap::McapReader& file, RecordedStates& states, const Leagues& leagues);

  /// Times of all frames; never decreasing.
  const std::vector<mcap::Nanoseconds>& times() const { return times_; }

  FramePtr frame(std::size_t index);
  DrawingsPtr drawings(std::size_t index);
  JointGeometryPtr joints(std::size_t index);

private:
  /// The frames of a chunk.
  struct Part
  {
    std::size_t chunk = 0;
    std::size_t first = 0, count = 0; ///< Indices of its frames.
  };
  struct Decoded
  {
    std::size_t part = 0;
    std::vector<FramePtr> frames;
    std::vector<DrawingsPtr> drawings;
    std::vector<JointGeometryPtr> joints;
    std::size_t bytes = 0;
  };
  class Decoder;

  const Decoded& decodedWith(std::size_t index);
  Decoded decode(std::size_t part);

  mcap::McapReader& file_;
  RecordedStates& states_;
  Leagues leagues_;
  std::vector<Part> parts_;
  std::vector<mcap::Nanoseconds> times_;
  std::list<Decoded> kept_; ///< Used last first.
  std::size_t keptBytes_ = 0;
  PoseCodec poses_; ///< Keeps its memory.
  std::string records_;
};

} // namespace sparkwright
