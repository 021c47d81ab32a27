#include "viewer/film/PictureLayers.h"

namespace sparkwright
{

PictureLayers* PictureLayers::addTo(OffscreenRenderer& renderer, QString& problem)
{
  auto made = std::make_unique<PictureLayers>();
  PictureLayers* const layers = made.get();
  problem = renderer.setAddition(std::move(made));
  return problem.isEmpty() ? layers : nullptr;
}

void PictureLayers::show(const SceneDrawing& scene, const Shown& shown)
{
  shown_ = shown;
  drawing_.setDrawings(shown.drawings);
  drawing_.setFrame(scene);
}

void PictureLayers::draw(const SceneDrawing& scene, const Eye& eye, const Renderer::Options& options, int width, int height)
{
  renderer_.render(drawing_.update(scene, shown_.settings, shown_.selected), eye, shown_.font,
                   static_cast<double>(options.pixelRatio), width, height);
}

} // namespace sparkwright
