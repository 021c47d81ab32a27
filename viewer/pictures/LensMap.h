#pragma once

#include "core/robot/perceptors/ImageSettings.h"
#include "viewer/camera/Eye.h"

#include <QSize>

#include <vector>

namespace sparkwright
{

/// How the picture of any lens is put together from pictures with straight lines, which are all that a graphics card
/// draws: from one, or from the faces of a cube around the camera. Worked out once per lens.
class LensMap
{
public:
  explicit LensMap(const ImageSettings& settings);

  /// A picture with straight lines.
  struct Face
  {
    Mat4f turn = Mat4f::Identity(); ///< Its frame in that of the camera; both look along +y, +z up.
    Eye::Window window{};
    QSize size;
  };
  /// Where the value of a pixel is found in a face.
  struct Source
  {
    int face = -1;  ///< -1: there is nothing.
    float x = 0,
          y = 0; ///< Pixels of the face from its bottom left corner; its first pixel has its centre at (0.5, 0.5).
    float stretch =
        1; ///< Depth in the picture per depth in the face: along the optical axis, of a mirror from its centre.
  };

  const std::vector<Face>& faces() const { return faces_; }
  /// Of every pixel, the bottom row first; empty if the one face is the picture.
  const std::vector<Source>& sources() const { return sources_; }

private:
  void takeStraight(const ImageSettings& settings, const LensModel& lens);
  void mapPinhole(const ImageSettings& settings, const LensModel& lens);
  void mapMirror(const ImageSettings& settings, const LensModel& lens);

  std::vector<Face> faces_;
  std::vector<Source> sources_;
};

} // namespace sparkwright
