#pragma once

#include "core/robot/perceptors/ImageSettings.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Renders pictures of robots' cameras; a service of the Context. Shows the Frame of the present cycle; the simulation
/// does not depend on it.
class ImageService
{
public:
  /// @param pose   of the camera in the world: looks along +y, +z is up
  /// @param bytes  set to the pixels in the format of ImageSettings::Kind, rows from left to right, bottom row first
  /// @return empty, or an error message with a hint; valid until the next call
  virtual std::string_view draw(const ImageSettings& settings, const Mat4f& pose, std::vector<std::uint8_t>& bytes) = 0;

protected:
  ~ImageService() = default;
};

} // namespace sparkwright
