#pragma once

#include "viewer/input/MouseTool.h"
#include "viewer/manipulation/Gizmo.h"
#include "viewer/manipulation/TypedNumbers.h"

#include <QCoreApplication>
#include <QFont>
#include <QImage>
#include <QString>

#include <functional>
#include <optional>

namespace sparkwright
{

/// Lets people move one point with the mouse, such as the anchor of a joint: by the arrows and squares of a Gizmo.
///
/// Until the button is up, only the gizmo moves. Ctrl: steps of 1 cm. Numbers can be typed while dragging, Enter takes
/// them, Esc lets go.
class PointTool : public MouseTool
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::PointTool)
public:
  struct Point
  {
    Vec3f place = Vec3f::Zero();    ///< In the world, m.
    Mat3f axes = Mat3f::Identity(); ///< Columns: directions of the arrows, unit length.
    QString name;                   ///< For hints: "Anchor of knee".
  };
  struct Surroundings
  {
    std::function<const Camera&()> camera;
    std::function<void()> changed;                 ///< picture() or hint() gives something else.
    std::function<void(const Vec3f& shift)> moved; ///< The point is to move by this, in the world, m.
  };
  explicit PointTool(Surroundings around) : around_(std::move(around)) {}

  /// The point that can be moved; nothing: there is none. While it is held, it stays where it was.
  void setPoint(const std::optional<Point>& point);
  const std::optional<Point>& point() const { return point_; }

  bool press(const QMouseEvent& event) override;
  void move(const QMouseEvent& event) override;
  void release(const QMouseEvent& event) override;
  bool doubleClick(const QMouseEvent&) override { return false; }
  bool hover(const QMouseEvent& event) override;
  bool key(const QKeyEvent& event) override;
  void left() override;

  bool holding() const { return drag_.has_value(); }
  bool overHandle() const { return hovered_ != Gizmo::Part::None; }
  /// Hint in one line: what the mouse does here; empty if this tool does nothing.
  QString hint() const;
  /// The gizmo as a picture; `at` is where its top left corner belongs, in pixels of the framebuffer.
  QImage picture(const QFont& font, double pixelRatio, QPoint& at) const;

private:
  Gizmo gizmo() const;
  Gizmo::Part partAt(const QPointF& place) const;
  Vec3f shift() const;
  void finish(bool take);

  Surroundings around_;
  std::optional<Point> point_;
  Gizmo::Part hovered_ = Gizmo::Part::None;
  std::optional<Gizmo::Drag> drag_;
  QPointF pressed_, place_;
  Qt::KeyboardModifiers modifiers_;
  TypedNumbers typed_;
};

} // namespace sparkwright
