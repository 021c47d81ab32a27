#include "viewer/manipulation/EmptyPicture.h"
#include "viewer/manipulation/GizmoPainting.h"
#include "viewer/manipulation/ManipulationTool.h"

#include <QPainter>

// What a ManipulationTool shows: gizmo, arrows and numbers.

namespace sparkwright
{

using Part = Gizmo::Part;

namespace
{

QString number(double value, int decimals)
{
  return GizmoPainting::number(value, decimals);
}

} // namespace

QString ManipulationTool::label() const
{
  if(gesture_ == Gesture::Drag && !typed_.empty())
    return typed_.text() + QChar(0x2502) + (Gizmo::isRing(drag_->part()) ? QStringLiteral(" °") : QStringLiteral(" m"));
  if(gesture_ == Gesture::Drag && Gizmo::isRing(drag_->part()))
    return number(drag_->numbers(motion()).at(0), 1) + QStringLiteral("°");
  if(gesture_ == Gesture::Drag)
  {
    Vec3f middle = Vec3f::Zero();
    for(const Movable& held : held_)
      middle += held.centre / static_cast<float>(held_.size());
    const Vec3f to = transform(motion(), middle);
    const LengthUnit unit = settings_.lengthUnit;
    const double factor = unit == LengthUnit::Metre ? 1 : unit == LengthUnit::Centimetre ? 100 : 1000;
    const int decimals = unit == LengthUnit::Metre ? 2 : unit == LengthUnit::Centimetre ? 1 : 0;
    const auto length = [&](float metres) { return number(static_cast<double>(metres) * factor, decimals); };
    const QString name = unit == LengthUnit::Metre ? tr(" m") : unit == LengthUnit::Centimetre ? tr(" cm") : tr(" mm");
    const QString place = tr("x %1  y %2").arg(length(to.x()), length(to.y()));
    return drag_->part() == Part::Ground ? place + name : tr("%1  z %2").arg(place, length(to.z())) + name;
  }
  const double strength = drawsArrow() ? arrow().norm() : 0;
  if(gesture_ == Gesture::Kick)
    return tr("%1 m/s").arg(number(strength, 1));
  if(gesture_ == Gesture::Push)
    return tr("%1 N").arg(number(strength, 1));
  return gesture_ == Gesture::Twist ? tr("%1 N·m").arg(number(strength, 2)) : QString();
}

QImage ManipulationTool::picture(const QFont& font, double pixelRatio, QPoint& at) const
{
  std::vector<std::pair<Part, GizmoPainting::Line>> handles;
  if(const Movables movables = gesture_ == Gesture::None ? this->movables() : Movables(); !movables.empty())
    handles = GizmoPainting::handles(gizmoOf(movables), Part::AxisX, Part::RingZ);
  QRectF area = GizmoPainting::area(handles);
  const QString words = label();
  QPointF start;
  const bool arrowShown = drawsArrow();
  if(const auto pixel = around_.camera().pixelOf(grabbed_); arrowShown && pixel)
  {
    start = gesture_ == Gesture::Twist ? pressed_ : QPointF((*pixel)[0], (*pixel)[1]);
    for(const QPointF& p : {start, place_})
      area |= QRectF(p - QPointF(20, 20), QSizeF(40, 40));
  }
  area |= GizmoPainting::labelArea(font, words, place_);
  const Camera& camera = around_.camera();
  area &= QRectF(-50, -50, camera.width() + 100, camera.height() + 100);
  if(area.isEmpty())
    return {};
  QImage image = emptyPicture(area, pixelRatio, at);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-area.toAlignedRect().topLeft());
  painter.setFont(font);
  GizmoPainting::paint(painter, handles, hovered_);
  if(arrowShown)
  {
    painter.setPen(QPen(QColor(0, 0, 0, 110), 7, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(start, place_);
    painter.setPen(QPen(QColor(255, 170, 0), 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(start, place_);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 170, 0));
    painter.drawPath(GizmoPainting::arrowHead(start, place_, 14));
  }
  GizmoPainting::paintLabel(painter, words, place_);
  return image;
}

} // namespace sparkwright
