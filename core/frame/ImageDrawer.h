#pragma once

#include "core/frame/Frame.h"
#include "core/robot/perceptors/ImageSettings.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// Renders the pictures of robots' cameras. Implemented outside of core, which knows no graphics.
/// Used by one thread at a time.
class ImageDrawer
{
public:
  virtual ~ImageDrawer() = default;

  /// Renders a picture; see ImageService::draw().
  /// @param frame  with meshes and textures
  virtual std::string draw(const FramePtr& frame, const ImageSettings& settings, const Mat4f& pose,
                           std::vector<std::uint8_t>& bytes) = 0;
};

/// Makes an ImageDrawer when the first camera senses. @return nullptr on failure; `problem` then says why and what
/// helps
using MakeImageDrawer = std::function<std::unique_ptr<ImageDrawer>(std::string& problem)>;

} // namespace sparkwright
