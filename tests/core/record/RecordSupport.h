#pragma once

#include "core/record/Recording.h"
#include "core/record/RecordingWriter.h"
#include "tests/core/record/MemoryDisk.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace sparkwright::test
{

/// A run in memory, 0.02 s between its frames; null stands for a damaged one.
struct GivenRun : FrameSequence
{
  GivenRun() = default;
  explicit GivenRun(std::vector<FramePtr> given) : frames(std::move(given)) {}
  std::size_t count() const override { return frames.size(); }
  double time(std::size_t index) const override { return 0.02 * static_cast<double>(index); }
  FramePtr frame(std::size_t index) override { return frames[index]; }

  std::vector<FramePtr> frames;
};

RecordingInfo someInfo();

/// Opens a recording in memory. @param problem  of Recording::open()
std::unique_ptr<Recording> openBytes(std::string bytes, LocalText& problem);
/// The same for recordings that must open.
std::unique_ptr<Recording> openBytes(std::string bytes);

/// Frames of a match with four robots that move and fall, with decisions, a goal and changes of the structure. Made
/// once. @param physics  whether some have details of physics, as for a recorder that wants them
const std::vector<FramePtr>& matchFrames();
/// A small scene of a cart with two wheels and a lamp that goes on and off.
std::vector<FramePtr> cartFrames(int count);

/// A recording of frames.
std::string record(const std::vector<FramePtr>& frames, const RecordingSettings& settings = {},
                   const std::vector<DrawingsPtr>& drawings = {});

/// How a frame that was read differs from one that was recorded, beyond what is rounded; empty if it does not.
QString difference(const Frame& read, const Frame& recorded);

} // namespace sparkwright::test
