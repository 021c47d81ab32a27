#pragma once

#include "viewer/layers/LayerDrawing.h"
#include "viewer/layers/LayerRenderer.h"
#include "viewer/pictures/OffscreenRenderer.h"

#include <QFont>

namespace sparkwright
{

/// The layers of a view in pictures and films that are drawn without a window: drawings of agents and tools, names,
/// details of physics. Lines and labels are Renderer::Options::pixelRatio times as large as in a window.
class PictureLayers : public OffscreenRenderer::Addition
{
public:
  struct Shown
  {
    DrawingsPtr drawings{}; ///< Null: none.
    LayerSettings settings{};
    int selected = -1; ///< Node of the structure; -1: none.
    QFont font{};
  };

  /// Makes them and gives them to a renderer. @return null on failure; `problem` then says why
  static PictureLayers* addTo(OffscreenRenderer& renderer, QString& problem);

  /// Sets what the next pictures show. To be called for each frame: trails need all of them.
  void show(const SceneDrawing& scene, const Shown& shown);

  QString initialize() override { return renderer_.initialize(); }
  void draw(const SceneDrawing& scene, const Eye& eye, const Renderer::Options& options, int width, int height) override;
  void release() override { renderer_.release(); }

private:
  LayerDrawing drawing_;
  LayerRenderer renderer_;
  Shown shown_;
};

} // namespace sparkwright
