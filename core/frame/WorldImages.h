#pragma once

#include "core/frame/ImageDrawer.h"
#include "core/robot/perceptors/ImageService.h"

namespace sparkwright
{

class Meshes;

/// Gives the cameras of a World their pictures. Meshes and textures are read when the first of them asks, beside the
/// Frames that are published: whoever else reads these notices nothing.
class WorldImages : public ImageService
{
public:
  /// @param frame  the World's newest, whatever it is when a camera asks
  WorldImages(MakeImageDrawer make, Meshes& meshes, const FramePtr& frame)
      : make_(std::move(make)), meshes_(meshes), frame_(frame)
  {
  }

  std::string_view draw(const ImageSettings& settings, const Mat4f& pose, std::vector<std::uint8_t>& bytes) override;

private:
  const FramePtr& shown();

  MakeImageDrawer make_;
  Meshes& meshes_;
  const FramePtr& frame_;
  std::unique_ptr<ImageDrawer> drawer_;
  std::string problem_; ///< Why there is no drawer.
  std::string told_;    ///< What was wrong last.
  bool made_ = false;

  FramePtr source_, shown_; ///< The frame that was asked for last, and the same with meshes.
  std::shared_ptr<const SceneStructure> plain_, dressed_;
};

} // namespace sparkwright
