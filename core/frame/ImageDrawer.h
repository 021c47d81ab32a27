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

/// Draws what cameras see of a Frame. The engine knows no graphics: programs that have them bring one.
/// Used by one thread at a time.
class ImageDrawer
{
public:
  virtual ~ImageDrawer() = default;

  /// As ImageService::draw() has it.
  /// @param frame  with meshes and textures
  virtual std::string draw(const FramePtr& frame, const ImageSettings& settings, const Mat4f& pose,
                           std::vector<std::uint8_t>& bytes) = 0;
};

/// Makes one when the first camera senses. @return nullptr if it cannot; `problem` then says why and what helps
using MakeImageDrawer = std::function<std::unique_ptr<ImageDrawer>(std::string& problem)>;

} // namespace sparkwright
