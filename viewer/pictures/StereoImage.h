#pragma once

#include "viewer/camera/Camera.h"
#include "viewer/camera/Eye.h"
#include "viewer/camera/Stereo.h"

#include <QImage>

#include <vector>

namespace sparkwright
{

/// Pictures for two eyes that are drawn one after the other, and put together here.
struct StereoImage
{
  /// Size of the picture of one eye; the whole is `size`.
  static QSize eyeSize(Stereo::Mode mode, QSize size);
  /// From where each eye sees, the left one first; one without stereo.
  static std::vector<Eye> eyes(Camera camera, const Stereo& stereo, QSize size);
  /// The whole of pictures of eyeSize(), as many as eyes(); null if one of them is null. Opaque pictures have 8 bits
  /// per colour.
  static QImage whole(Stereo::Mode mode, const std::vector<QImage>& pictures, QSize size);
};

} // namespace sparkwright
