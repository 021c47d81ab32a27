#pragma once

#include "core/frame/ImageDrawer.h"
#include "viewer/pictures/LensMap.h"
#include "viewer/pictures/OffscreenRenderer.h"

#include <memory>
#include <utility>

namespace sparkwright
{

/// Draws what robots' cameras see, without a window. Belongs to the thread that draws first.
class CameraImages : public ImageDrawer
{
public:
  /// @return nullptr if there is no way to draw; `problem` then says why and what helps
  static std::unique_ptr<ImageDrawer> create(std::string& problem);
  ~CameraImages() override;

  std::string draw(const FramePtr& frame, const ImageSettings& settings, const Mat4f& pose,
                   std::vector<std::uint8_t>& bytes) override;

private:
  using Source = LensMap::Source;
  /// The rendered picture of one face.
  struct Picture
  {
    std::vector<std::uint8_t> rgba;
    std::vector<float> depths;
  };
  struct Lens
  {
    std::unique_ptr<LensMap> map;
    std::string problem;
    long used = 0; ///< Picture that it was last used for.
  };

  CameraImages();
  Lens& lensOf(const ImageSettings& settings);
  std::string drawFaces(const LensMap& map, const ImageSettings& settings, const Mat4f& pose);
  std::array<std::uint8_t, 3> colourAt(const LensMap& map, const Source& source) const;
  float depthAt(const LensMap& map, const Source& source) const;
  const std::uint8_t* pixelAt(const LensMap& map, const Source& source) const;

  std::unique_ptr<OffscreenRenderer> renderer_;
  SceneDrawing scene_;
  std::vector<std::array<std::uint8_t, 2>> segments_;
  std::vector<std::pair<ImageSettings, Lens>> lenses_;
  std::vector<Picture> pictures_;
  long pictureCount_ = 0;
};

} // namespace sparkwright
