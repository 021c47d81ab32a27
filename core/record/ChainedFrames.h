#pragma once

#include "core/record/FrameSequence.h"

#include <filesystem>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace sparkwright
{

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
