#pragma once

#include "core/record/FrameSequence.h"

#include <limits>
#include <vector>

namespace sparkwright
{

/// Some frames of a run: those of a time, at a lower rate.
class PartOfRun : public FrameSequence
{
public:
  struct Choice
  {
    double from = -std::numeric_limits<double>::infinity(); ///< Simulated s …
    double until = std::numeric_limits<double>::infinity(); ///< … inclusive.
    double rate = 0; ///< Frames per simulated second; 0: all.
  };

  /// @param run  must outlive it
  PartOfRun(FrameSequence& run, const Choice& choice);

  std::size_t count() const override { return indices_.size(); }
  double time(std::size_t index) const override { return run_.time(indices_[index]); }
  FramePtr frame(std::size_t index) override { return run_.frame(indices_[index]); }
  DrawingsPtr drawings(std::size_t index) override { return run_.drawings(indices_[index]); }
  JointGeometryPtr joints(std::size_t index) override { return run_.joints(indices_[index]); }

  /// The frame of the whole run that comes before one of the part; null: none, or it is damaged. @param index  < count()
  FramePtr before(std::size_t index);

private:
  FrameSequence& run_;
  std::vector<std::size_t> indices_;
};

} // namespace sparkwright
