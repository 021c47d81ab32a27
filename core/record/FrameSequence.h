#pragma once

#include "core/draw/Drawings.h"
#include "core/frame/Frame.h"
#include "core/frame/JointGeometry.h"

#include <cstddef>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace sparkwright
{

/// The Frames of a run in the order of time: of a recording, or the kept past of a live run. Replay, plots and export
/// read runs only through it, so they work alike for all kinds.
///
/// Frames are numbered from 0. Their times never decrease; more frames may be added at the end while a run goes on.
/// Belongs to one thread, unless an implementation says otherwise.
class FrameSequence
{
public:
  virtual ~FrameSequence() = default;

  /// Number of frames so far.
  virtual std::size_t count() const = 0;
  /// Simulated time of a frame, s. @param index  < count()
  virtual double time(std::size_t index) const = 0;
  /// The frame, with everything that the run has kept of it. Successive frames share their structure as long as it does
  /// not change. @param index  < count()  @return null if this part of the run is damaged
  virtual FramePtr frame(std::size_t index) = 0;
  /// The drawings that were visible in a frame; null if none were kept. @param index  < count()
  virtual DrawingsPtr drawings(std::size_t) { return {}; }
  /// How joints show in the poses of a frame; null if the run does not know. The same object for successive frames with
  /// the same joints. @param index  < count()
  virtual JointGeometryPtr joints(std::size_t) { return {}; }

  /// The last frame at or before a time, to the nanosecond; 0 if there is none before. @param seconds  simulated time
  /// Only if count() > 0.
  std::size_t indexAt(double seconds) const;
};

/// Chooses the frames of a run for a lower rate, so that they are even in the long run. A run whose frames come at that
/// rate, but for rounding of their times, keeps all of them.
class FramePace
{
public:
  /// @param step  simulated seconds between two frames; 0: every frame
  explicit FramePace(double step) : step_(step) {}

  /// Whether a frame is chosen. @param time  s, never decreasing from call to call
  bool wants(double time);

private:
  double step_;
  std::optional<double> due_;
};

/// One of the files of a run.
struct RecordedFile
{
  RecordedFile(std::filesystem::path file, double end = std::numeric_limits<double>::infinity()) : path(std::move(file)), until(end) {}

  std::filesystem::path path;
  double until; ///< Simulated s: the run went on from here in another way, so what is later does not belong to it.

  bool operator==(const RecordedFile&) const = default;
};

/// Several recordings of one run, one behind the other, as one. What a later part has of the time of an earlier one is
/// left out.
class ChainedFrames : public FrameSequence
{
public:
  /// @param parts  none null, in order of time; empty ones are left out
  /// @param ends   simulated s, after which a part is cut off; for those that have none, to their end
  explicit ChainedFrames(std::vector<std::shared_ptr<FrameSequence>> parts, const std::vector<double>& ends = {});

  std::size_t count() const override { return parts_.empty() ? 0 : parts_.back().end; }
  double time(std::size_t index) const override;
  FramePtr frame(std::size_t index) override;
  DrawingsPtr drawings(std::size_t index) override;
  JointGeometryPtr joints(std::size_t index) override;

private:
  struct Part
  {
    std::shared_ptr<FrameSequence> frames;
    std::size_t skipped = 0; ///< Frames at its beginning.
    std::size_t begin = 0, end = 0; ///< Indices in the whole.
    std::size_t own(std::size_t index) const { return index - begin + skipped; }
  };
  const Part& partOf(std::size_t index) const;

  std::vector<Part> parts_;
};

} // namespace sparkwright
