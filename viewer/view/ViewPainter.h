#pragma once

#include "viewer/camera/Camera.h"
#include "viewer/graphics/StereoPicture.h"
#include "viewer/layers/LayerDrawing.h"
#include "viewer/layers/LayerLegend.h"
#include "viewer/layers/LayerRenderer.h"
#include "viewer/overlay/Overlays.h"
#include "viewer/render/Renderer.h"
#include "viewer/view/PaintSchedule.h"
#include "viewer/view/PlaceMark.h"

#include <QOpenGLFramebufferObject>

#include <array>
#include <memory>
#include <vector>

namespace sparkwright
{

/// Paints a view with OpenGL: the scene, its layers with legend, the marked place, handles, overlays, in this order.
///
/// Knows no widget. All calls need the context of initialize().
class ViewPainter
{
public:
  /// A flat picture over the scene.
  struct Handle
  {
    QImage image;
    QPoint at; ///< Its top left corner, pixels of the framebuffer.
  };
  /// What is painted.
  struct View
  {
    const SceneDrawing& scene;
    const Camera& camera;
    const LayerSettings& layers;
    PlaceMark& place;
    Overlays* overlays = nullptr; ///< Null: none.
    int selected = -1;            ///< Structure node; -1: none.
    int cornerWidth = 0;          ///< Of the right upper corner, which overlays keep clear of; pixels of the window.
    Renderer::Options options;
    std::vector<Handle> handles;
    QSize size; ///< Pixels of the window.
    QFont font;
    double pixelRatio = 1; ///< Pixels of the framebuffer per pixel of the window.
  };

  /// @return what is wrong with the context; empty if it can be used
  QString initialize();
  /// Frees everything on the card.
  void release();
  bool ready() const { return renderer_.ready(); }
  /// Whether the processor draws, because there is no graphics card that could.
  bool inSoftware() const { return renderer_.inSoftware(); }
  /// Instances that were left out of the last picture because of Renderer::Options::budget.
  int leftOut() const { return renderer_.statistics().leftOut; }

  /// The layers, which must get each Frame.
  LayerDrawing& layers() { return layerDrawing_; }
  const LayerDrawing& layers() const { return layerDrawing_; }

  /// Paints a sample of everything. Drivers translate shaders when they are first used, which takes those without a
  /// graphics card longer than people like to wait for a picture.
  /// @param options  as of the views to come
  /// @param target   a framebuffer whose content is not needed any more, which is bound
  void rehearse(const Renderer::Options& options, unsigned target);
  /// @param target  the framebuffer to paint into, which is bound
  void paint(const View& view, PaintSchedule::Edges edges, unsigned target);
  /// Paints two views as one picture, the left eye's first; both have the same size.
  /// @param mode  not Off
  /// @param size  of the whole, pixels of the framebuffer
  void paintEyes(const std::array<View, 2>& eyes, Stereo::Mode mode, PaintSchedule::Edges edges, unsigned target,
                 const QSize& size);
  /// Waits until the card has drawn everything: for measuring.
  static void finish();

private:
  void draw(const View& view, const QSize& size);
  void drawLayers(const View& view, const QSize& size);
  void drawPlace(const View& view, const QSize& size);

  Renderer renderer_;
  LayerDrawing layerDrawing_;
  LayerRenderer layerRenderer_;
  LayerLegend legend_;
  StereoPicture stereo_;
  std::unique_ptr<QOpenGLFramebufferObject> smooth_; ///< With several samples per pixel:
  int samples_ = 0;                                  ///< as many as were asked for.
};

} // namespace sparkwright
