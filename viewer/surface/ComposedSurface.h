#pragma once

#include "viewer/surface/DrawingSurface.h"

#include <QWidget>

namespace sparkwright
{

/// The picture stays on the graphics card, where Qt puts the whole window together: for graphics cards.
class ComposedSurface : public DrawingSurface
{
public:
  /// @param widget  whose picture it is; the surface lies under its children
  ComposedSurface(QWidget& widget, Drawing drawing);
  ~ComposedSurface() override;

  QOpenGLContext* context() const override;
  void makeCurrent() override;
  void doneCurrent() override;
  unsigned framebuffer() const override;
  void update() override;
  void resize() override;
  void show() override {} // The window does.
  QImage grab() override;

private:
  class Picture;
  QWidget& widget_;
  Picture* picture_; ///< Fills the widget, to which it belongs.
};

} // namespace sparkwright
