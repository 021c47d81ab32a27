#pragma once

#include "viewer/camera/Camera.h"
#include "viewer/render/Renderer.h"

#include <QSize>

#include <memory>
#include <vector>

namespace sparkwright
{

/// Draws pictures without a window or a display, in an OpenGL context of its own (EGL without a surface).
///
/// Belongs to the thread that made it. While it draws, the context that was current in this thread is not; it is again
/// afterwards.
class OffscreenRenderer
{
public:
  /// @return nullptr if there is no way to draw; `problem` then says why and what helps
  static std::unique_ptr<OffscreenRenderer> create(QString& problem);
  ~OffscreenRenderer();
  OffscreenRenderer(const OffscreenRenderer&) = delete;
  OffscreenRenderer& operator=(const OffscreenRenderer&) = delete;

  static constexpr int largest = 8192; ///< Pixels along a side.

  /// Draws more over each scene, in the same context, before its edges are smoothed.
  class Addition
  {
  public:
    virtual ~Addition() = default;
    /// @return what is wrong with the context; empty if it can be used
    virtual QString initialize() = 0;
    /// @param eye           of the picture, or of the part of it that is being drawn
    /// @param width,height  of the framebuffer that is bound, pixels; it still has its depth
    virtual void draw(const SceneDrawing& scene, const Eye& eye, const Renderer::Options& options, int width, int height) = 0;
    /// Frees everything on the card.
    virtual void release() = 0;
  };
  /// From now on pictures have this, too. @return what is wrong with it; empty if it can be used
  QString setAddition(std::unique_ptr<Addition> addition);

  /// Draws the scene. The camera's viewport should have the proportions of `size`.
  /// @param samples  per pixel, for smooth edges; 1: none
  /// @return premultiplied RGBA of `size`; null if the size is empty or larger than the card or `largest` allows
  QImage draw(const SceneDrawing& scene, const Eye& eye, const Renderer::Options& options, QSize size, int samples = 1);
  QImage draw(const SceneDrawing& scene, const Camera& camera, const Renderer::Options& options, QSize size,
              int samples = 1)
  {
    return draw(scene, Eye::of(camera), options, size, samples);
  }
  /// The same as bytes, red, green, blue and alpha of each pixel, the bottom row first. @return false where draw() is
  /// null
  bool drawInto(std::vector<std::uint8_t>& rgba, const SceneDrawing& scene, const Eye& eye,
                const Renderer::Options& options, QSize size, int samples = 1);
  /// How far from the eye, along its direction, each pixel of the last picture lies: rows from the top, m; infinite
  /// where there is nothing. Only of pictures drawn with 1 sample.
  std::vector<float> depths() const;
  /// The same with the bottom row first.
  void depthsInto(std::vector<float>& depths) const;

  /// The largest picture that can be drawn at once, pixels along a side.
  int largestAtOnce() const { return largest < largestHere_ ? largest : largestHere_; }

  const Renderer& renderer() const { return renderer_; }

private:
  class Current;
  struct Target
  {
    unsigned framebuffer = 0, colour = 0, depth = 0;
    QSize size;
    int samples = 0;
  };

  OffscreenRenderer() = default;
  bool prepare(Target& target, QSize size, int samples);
  static void release(Target& target);

  void *display_ = nullptr, *context_ = nullptr;
  Renderer renderer_;
  std::unique_ptr<Addition> addition_;
  Target plain_, smooth_;
  std::vector<std::uint8_t> bytes_;
  Mat4f lastProjection_ = Mat4f::Identity();
  int largestHere_ = 0, mostSamples_ = 1;
};

} // namespace sparkwright
