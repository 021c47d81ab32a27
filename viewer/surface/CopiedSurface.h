#pragma once

#include "viewer/surface/DrawingSurface.h"

#include <QOffscreenSurface>
#include <QOpenGLFramebufferObject>
#include <QTimer>
#include <QWidget>

#include <memory>

namespace sparkwright
{

/// The picture is copied into the window like any other: for OpenGL without a graphics card, where it is in the memory of
/// the processor anyway. Were the whole window put together with OpenGL, as ComposedSurface does, every change of a label
/// would cost the processor as much as a window full of pixels.
class CopiedSurface : public DrawingSurface
{
public:
  CopiedSurface(QWidget& widget, Drawing drawing);
  ~CopiedSurface() override;

  QOpenGLContext* context() const override { return context_.get(); }
  void makeCurrent() override;
  void doneCurrent() override;
  unsigned framebuffer() const override { return target_ ? target_->handle() : 0; }
  void update() override;
  void resize() override { update(); }
  void show() override;
  QImage grab() override;

private:
  bool begin();
  void draw();
  QSize wantedSize() const;

  QWidget& widget_;
  Drawing drawing_;
  std::unique_ptr<QOpenGLContext> context_;
  QOffscreenSurface surface_;
  std::unique_ptr<QOpenGLFramebufferObject> target_;
  QImage picture_;
  bool stale_ = true; ///< The picture is out of date.
  QTimer resized_;    ///< Runs out when the window around has been painted in its new layout.
};

} // namespace sparkwright
