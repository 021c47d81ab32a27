#pragma once

#include "core/draw/Drawings.h"
#include "core/frame/Frame.h"
#include "core/record/RecordedStates.h"
#include "core/record/pose/PoseCodec.h"

#include <list>

namespace sparkwright
{

/// The frames of a recording, decoded part by part: those that build on each other. Keeps those used last.
class RecordedFrames
{
public:
  static constexpr std::size_t mostBytes = 64u << 20; ///< Of decoded frames that are kept.

  RecordedFrames(mcap::McapReader& file, const RecordedMessages& messages, RecordedStates& states);

  FramePtr frame(std::size_t index);
  DrawingsPtr drawings(std::size_t index);
  JointGeometryPtr joints(std::size_t index);

private:
  struct Decoded
  {
    std::size_t part = 0;
    std::vector<FramePtr> frames;
    std::vector<JointGeometryPtr> joints;
    std::size_t bytes = 0;
  };

  const Decoded& decodedWith(std::size_t index);
  Decoded decode(std::size_t part);
  FramePtr read(const RecordedMessages::Frame& place, const RecordedStates::StructurePtr& structure);

  mcap::McapReader& file_;
  const RecordedMessages& messages_;
  RecordedStates& states_;
  std::vector<std::size_t> parts_; ///< Where each begins, and the number of all.
  std::list<Decoded> kept_;        ///< Used last first.
  std::size_t keptBytes_ = 0;
  PoseCodec poses_;                   ///< Keeps its memory.
  std::vector<std::uint8_t> visible_; ///< In the newest frame.
};

} // namespace sparkwright
