#pragma once

#include "viewer/camera/Camera.h"
#include "viewer/input/MouseTool.h"
#include "viewer/input/ViewControls.h"
#include "viewer/manipulation/Movable.h"

#include <QCoreApplication>
#include <QFont>
#include <QImage>
#include <QRectF>

#include <functional>
#include <memory>

namespace sparkwright
{

/// Selects several things with a rectangle: Ctrl+Shift and a drag with the left button. Things that can be moved count,
/// if their middle is inside.
class RubberBand : public MouseTool
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::RubberBand)
public:
  struct Surroundings
  {
    std::function<const Camera&()> camera;
    std::function<const SceneDrawing&()> scene;
    std::function<void()> changed;                       ///< picture() gives something else.
    std::function<void(const std::vector<int>&)> chosen; ///< Structure nodes; perhaps none.
    std::function<bool()> refused{};                     ///< Whether nothing may be selected. May be empty.
  };
  explicit RubberBand(Surroundings around) : around_(std::move(around)) {}

  /// Which press begins it; takes effect at the next one.
  void setControls(std::shared_ptr<const ViewControls> controls) { controls_ = std::move(controls); }

  bool press(const QMouseEvent& event) override;
  void move(const QMouseEvent& event) override;
  void release(const QMouseEvent& event) override;
  bool doubleClick(const QMouseEvent& event) override { return press(event); }
  bool key(const QKeyEvent& event) override;
  void left() override { end(); }

  bool drawn() const { return drawn_; }
  /// Structure nodes of the things that are inside now.
  std::vector<int> nodes() const;
  /// The rectangle and how many things are in it; `at` is where its top left corner belongs, in pixels of the
  /// framebuffer.
  QImage picture(const QFont& font, double pixelRatio, QPoint& at) const;

private:
  void end();

  Surroundings around_;
  std::shared_ptr<const ViewControls> controls_ = std::make_shared<ViewControls>();
  Qt::MouseButton button_ = Qt::NoButton;
  bool held_ = false, drawn_ = false;
  QPointF from_;
  QRectF band_; ///< Pixels of the viewport.
};

} // namespace sparkwright
