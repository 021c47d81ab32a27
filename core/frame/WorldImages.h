#pragma once

#include "core/frame/ImageDrawer.h"
#include "core/robot/perceptors/ImageService.h"

namespace sparkwright
{

class Meshes;

/// Provides the pictures of robots' cameras in a World. Reads meshes and textures when the first camera asks; published
/// Frames do not change by that.
class WorldImages : public ImageService
{
public:
  /// @param frame  reference to the World's newest frame, read whenever a camera asks
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
  std::string told_;    ///< The last problem logged.
  bool made_ = false;

  FramePtr source_, shown_; ///< The frame drawn last, and its copy with meshes.
  std::shared_ptr<const SceneStructure> plain_, dressed_;
};

} // namespace sparkwright
