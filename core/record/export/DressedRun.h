#pragma once

#include "core/frame/FrameDresser.h"
#include "core/record/FrameSequence.h"

#include <filesystem>
#include <vector>

namespace sparkwright
{

/// A run whose Frames can be drawn: with meshes and textures, which recordings only name.
class DressedRun : public FrameSequence
{
public:
  /// @param run  must outlive this, as must the log, which gets errors of reading
  DressedRun(FrameSequence& run, const std::vector<std::filesystem::path>& dataDirectories, Log& log)
      : run_(run), dresser_(dataDirectories, log)
  {
  }

  std::size_t count() const override { return run_.count(); }
  double time(std::size_t index) const override { return run_.time(index); }
  FramePtr frame(std::size_t index) override { return dresser_.dress(run_.frame(index)); }
  DrawingsPtr drawings(std::size_t index) override { return run_.drawings(index); }
  JointGeometryPtr joints(std::size_t index) override { return run_.joints(index); }

private:
  FrameSequence& run_;
  FrameDresser dresser_;
};

} // namespace sparkwright
