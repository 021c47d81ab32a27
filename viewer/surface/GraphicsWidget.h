#pragma once

#include "viewer/surface/DrawingSurface.h"

#include <QWidget>

#include <memory>

namespace sparkwright
{

/// A widget that draws with OpenGL, as QOpenGLWidget, but cheap for the window around it on machines without a graphics
/// card. See DrawingSurface.
class GraphicsWidget : public QWidget
{
  Q_OBJECT
public:
  enum class Way
  {
    Composed, ///< ComposedSurface
    Copied    ///< CopiedSurface
  };
  /// What suits this machine. `SPARKWRIGHT_VIEW=composed|copied` overrides it.
  static Way usualWay();

  explicit GraphicsWidget(QWidget* parent = nullptr);
  ~GraphicsWidget() override;

  /// Whether there is a context that can be drawn with. There is none before anything was painted.
  bool isValid() const;
  QOpenGLContext* context() const { return surface_->context(); }
  void makeCurrent() { surface_->makeCurrent(); }
  void doneCurrent() { surface_->doneCurrent(); }
  unsigned defaultFramebufferObject() const { return surface_->framebuffer(); }
  /// Paints at once. @return the picture, pixels of the screen
  QImage grabFramebuffer() { return surface_->grab(); }
  /// The picture is to be painted anew, soon.
  void update() { surface_->update(); }

signals:
  /// A new picture is in the window.
  void frameSwapped();

protected:
  /// Called before anything is painted, once for each context.
  virtual void initializeGL() = 0;
  virtual void paintGL() = 0;
  /// Called before a context goes, with it.
  virtual void releaseGL() = 0;
  /// The driver has taken the context away. restartSurface() begins again.
  virtual void contextLost() = 0;
  /// Begins again with another context.
  void restartSurface();
  /// Has to be called by the destructors of derived classes: no picture can be drawn from then on.
  void endSurface();

  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

private:
  std::unique_ptr<DrawingSurface> makeSurface();

  std::unique_ptr<DrawingSurface> surface_;
};

} // namespace sparkwright
