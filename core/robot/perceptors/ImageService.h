#pragma once

#include "core/robot/perceptors/ImageSettings.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Draws what cameras see, as a service of the Context. What they see is the Frame of the cycle that senses; nothing of
/// the simulation depends on it.
class ImageService
{
public:
  /// @param pose   of the camera in the world: looks along +y, +z is up
  /// @param bytes  receives the picture as ImageSettings::Kind says, rows from left to right, the bottom row first
  /// @return empty, or why there is no picture and what helps; valid until the next call
  virtual std::string_view draw(const ImageSettings& settings, const Mat4f& pose, std::vector<std::uint8_t>& bytes) = 0;

protected:
  ~ImageService() = default;
};

} // namespace sparkwright
