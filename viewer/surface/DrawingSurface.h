#pragma once

#include <QImage>
#include <QOpenGLContext>

#include <functional>

namespace sparkwright
{

/// What a widget draws into with OpenGL, and how its picture gets into the window.
class DrawingSurface
{
public:
  /// What is drawn. All but `lost` and `shown` are called with the context current.
  struct Drawing
  {
    std::function<void()> initialize; ///< Once for each context, before anything is painted.
    std::function<void()> paint;      ///< Into framebuffer(), which is bound.
    std::function<void()> release;    ///< Before the context goes; it may follow without initialize() before it.
    std::function<void()> shown;      ///< The picture is in the window.
    std::function<void()> lost;       ///< The driver has taken the context away. Nothing is painted from then on.
  };

  DrawingSurface() = default;
  virtual ~DrawingSurface() = default;
  DrawingSurface(const DrawingSurface&) = delete;
  DrawingSurface& operator=(const DrawingSurface&) = delete;

  /// Null until something was to be painted, and if there is no OpenGL.
  virtual QOpenGLContext* context() const = 0;
  virtual void makeCurrent() = 0;
  virtual void doneCurrent() = 0;
  /// The framebuffer to paint into.
  virtual unsigned framebuffer() const = 0;

  /// The picture is out of date: it is to be painted anew, soon.
  virtual void update() = 0;
  /// The widget has another size or another screen.
  virtual void resize() = 0;
  /// The widget has to show its picture.
  virtual void show() = 0;
  /// Paints at once. @return the picture; null if there is no OpenGL
  virtual QImage grab() = 0;
};

} // namespace sparkwright
