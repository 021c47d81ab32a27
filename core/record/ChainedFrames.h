#pragma once

#include "core/record/FrameSequence.h"

#include <memory>
#include <vector>

namespace sparkwright
{

/// Several recordings of one run, one behind the other, as one. What a later part has of the time of an earlier one is
/// left out.
class ChainedFrames : public FrameSequence
{
public:
  /// @param parts  none null, in order of time; empty ones are left out
  explicit ChainedFrames(std::vector<std::shared_ptr<FrameSequence>> parts);

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
