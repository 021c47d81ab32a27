#include "viewer/manipulation/PointTool.h"

#include "viewer/manipulation/EmptyPicture.h"
#include "viewer/manipulation/GizmoPainting.h"

#include <QPainter>

namespace sparkwright
{

namespace
{

using Part = Gizmo::Part;

constexpr float grid = 0.01f; // m

} // namespace

void PointTool::setPoint(const std::optional<Point>& point)
{
  if(holding() || (!point && !point_))
    return;
  const bool same = point && point_ && point->place == point_->place && point->axes == point_->axes;
  point_ = point;
  if(!point_)
    hovered_ = Part::None;
  if(!same)
    around_.changed();
}

Gizmo PointTool::gizmo() const
{
  return {around_.camera(), holding() ? Vec3f(point_->place + shift()) : point_->place, point_->axes};
}

/// A point cannot be turned.
Gizmo::Part PointTool::partAt(const QPointF& place) const
{
  const Part part = point_ ? gizmo().at(place) : Part::None;
  return Gizmo::isRing(part) ? Part::None : part;
}

bool PointTool::press(const QMouseEvent& event)
{
  if(holding())
    return true; // A second button changes nothing.
  if(event.button() != Qt::LeftButton || event.modifiers() & (Qt::AltModifier | Qt::ShiftModifier))
    return false;
  const Part part = partAt(event.position());
  if(part == Part::None)
    return false;
  pressed_ = place_ = event.position();
  modifiers_ = event.modifiers();
  typed_.clear();
  drag_.emplace(gizmo(), part, place_, point_->place);
  return true;
}

void PointTool::move(const QMouseEvent& event)
{
  place_ = event.position();
  modifiers_ = event.modifiers();
  around_.changed();
}

void PointTool::release(const QMouseEvent& event)
{
  if(event.button() != Qt::LeftButton || !holding())
    return;
  place_ = event.position();
  finish((place_ - pressed_).manhattanLength() >= clickReach || !typed_.empty());
}

bool PointTool::hover(const QMouseEvent& event)
{
  const Part now = partAt(event.position());
  if(now != hovered_)
  {
    hovered_ = now;
    around_.changed();
  }
  return now != Part::None;
}

bool PointTool::key(const QKeyEvent& event)
{
  if(!holding())
    return false;
  switch(event.key())
  {
  case Qt::Key_Escape:
    finish(false);
    return true;
  case Qt::Key_Return:
  case Qt::Key_Enter:
    finish(true);
    return true;
  default:
    break;
  }
  if(!typed_.key(event))
    return false;
  around_.changed();
  return true;
}

void PointTool::left()
{
  const bool shown = holding() || hovered_ != Part::None;
  hovered_ = Part::None;
  drag_.reset();
  if(shown)
    around_.changed();
}

Vec3f PointTool::shift() const
{
  if(!typed_.empty())
    return translation(drag_->motion(typed_.numbers()));
  Gizmo::Drag::Step step;
  if(modifiers_ & Qt::ControlModifier)
    step.grid = grid;
  return translation(drag_->motion(around_.camera(), place_, step));
}

void PointTool::finish(bool take)
{
  const Vec3f by = shift();
  drag_.reset();
  typed_.clear();
  if(take && !by.isZero())
  {
    point_->place += by; // Until the scene says where it is now.
    around_.moved(by);
  }
  around_.changed();
}

QString PointTool::hint() const
{
  if(holding())
    return tr("Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel");
  return overHandle() ? tr("%1 · Drag: move · Ctrl: steps of 1 cm").arg(point_->name) : QString();
}

QImage PointTool::picture(const QFont& font, double pixelRatio, QPoint& at) const
{
  if(!point_)
    return {};
  const auto handles = GizmoPainting::handles(gizmo(), Part::AxisX, Part::PlaneXY);
  QString words;
  if(holding() && !typed_.empty())
    words = typed_.text() + QChar(0x2502) + QStringLiteral(" m");
  else if(holding())
  {
    const Vec3f by = point_->axes.transpose() * shift();
    words = tr("%1  %2  %3 mm")
                .arg(GizmoPainting::number(static_cast<double>(by.x()) * 1000, 1),
                     GizmoPainting::number(static_cast<double>(by.y()) * 1000, 1),
                     GizmoPainting::number(static_cast<double>(by.z()) * 1000, 1));
  }
  const Camera& camera = around_.camera();
  const QRectF area = (GizmoPainting::area(handles) | GizmoPainting::labelArea(font, words, place_)) &
                      QRectF(-50, -50, camera.width() + 100, camera.height() + 100);
  if(area.isEmpty())
    return {};
  QImage image = emptyPicture(area, pixelRatio, at);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-area.toAlignedRect().topLeft());
  painter.setFont(font);
  GizmoPainting::paint(painter, handles, holding() ? drag_->part() : hovered_);
  GizmoPainting::paintLabel(painter, words, place_);
  return image;
}

} // namespace sparkwright
