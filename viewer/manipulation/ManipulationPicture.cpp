#include "viewer/manipulation/EmptyPicture.h"
#include "viewer/manipulation/ManipulationTool.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

// What a ManipulationTool shows: gizmo, arrows and numbers.

namespace sparkwright
{

namespace
{

using Part = Gizmo::Part;

constexpr double labelGap = 18; // pixels from the mouse

QColor colourOf(Part part)
{
  static const QColor colours[] = {QColor(230, 60, 60), QColor(70, 190, 70), QColor(70, 120, 245)};
  return colours[Gizmo::axisOf(part)];
}

QPainterPath arrowHead(const QPointF& from, const QPointF& tip, double size)
{
  const QPointF d = tip - from;
  const double length = std::hypot(d.x(), d.y());
  QPainterPath head;
  if(length < 1)
    return head;
  const QPointF u = d / length, v(-u.y(), u.x());
  head.moveTo(tip + u * size);
  head.lineTo(tip - u * size * 0.3 + v * size * 0.5);
  head.lineTo(tip - u * size * 0.3 - v * size * 0.5);
  head.closeSubpath();
  return head;
}

void paintHandle(QPainter& painter, const std::vector<QPointF>& line, Part part, bool lit)
{
  if(line.size() < 2)
    return;
  QColor colour = lit ? QColor(255, 214, 64) : colourOf(part);
  const QPolygonF polygon(QList<QPointF>(line.begin(), line.end()));
  if(Gizmo::isPlane(part))
  {
    painter.setPen(QPen(colour, 1.5));
    colour.setAlphaF(lit ? 0.75f : 0.4f);
    painter.setBrush(colour);
    painter.drawPolygon(polygon);
    return;
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(0, 0, 0, 110), lit ? 6 : 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)); // On any ground.
  painter.drawPolyline(polygon);
  painter.setPen(QPen(colour, lit ? 4 : 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(polygon);
  if(Gizmo::isAxis(part))
  {
    painter.setPen(QPen(QColor(0, 0, 0, 110), 1));
    painter.setBrush(colour);
    painter.drawPath(arrowHead(line[0], line[1], 11));
  }
}

void paintLabel(QPainter& painter, const QString& text, const QPointF& at)
{
  const QFontMetricsF metrics(painter.font());
  const QRectF box(at, QSizeF(metrics.horizontalAdvance(text) + 16, metrics.height() + 8));
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(20, 24, 28, 225));
  painter.drawRoundedRect(box, 5, 5);
  painter.setPen(Qt::white);
  painter.drawText(box, Qt::AlignCenter, text);
}

QString number(double value, int decimals)
{
  return QString::number(value, 'f', decimals).replace('-', QChar(0x2212));
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
    const QString place = tr("x %1  y %2").arg(number(to.x(), 2), number(to.y(), 2));
    return drag_->part() == Part::Ground ? place + tr(" m") : tr("%1  z %2 m").arg(place, number(to.z(), 2));
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
  std::vector<std::pair<Part, std::vector<QPointF>>> handles;
  QRectF area;
  const auto cover = [&](const QPointF& p, double margin)
  { area |= QRectF(p - QPointF(margin, margin), QSizeF(2 * margin, 2 * margin)); };
  if(const Movables movables = gesture_ == Gesture::None ? this->movables() : Movables(); !movables.empty())
  {
    const Gizmo all = gizmoOf(movables);
    for(int part = static_cast<int>(Part::AxisX); part <= static_cast<int>(Part::RingZ); ++part)
    {
      handles.emplace_back(static_cast<Part>(part), all.outline(static_cast<Part>(part)));
      for(const QPointF& p : handles.back().second)
        cover(p, 16);
    }
  }
  const QString words = label();
  QPointF start;
  const bool arrowShown = drawsArrow();
  if(const auto pixel = around_.camera().pixelOf(grabbed_); arrowShown && pixel)
  {
    start = gesture_ == Gesture::Twist ? pressed_ : QPointF((*pixel)[0], (*pixel)[1]);
    cover(start, 20);
    cover(place_, 20);
  }
  const QPointF labelAt = place_ + QPointF(labelGap, labelGap);
  if(!words.isEmpty())
    area |=
        QRectF(labelAt, QSizeF(QFontMetricsF(font).horizontalAdvance(words) + 24, QFontMetricsF(font).height() + 16));
  const Camera& camera = around_.camera();
  area &= QRectF(-50, -50, camera.width() + 100, camera.height() + 100);
  if(area.isEmpty())
    return {};
  QImage image = emptyPicture(area, pixelRatio, at);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-area.toAlignedRect().topLeft());
  painter.setFont(font);
  for(const auto& [part, line] : handles)
    paintHandle(painter, line, part, part == hovered_);
  if(arrowShown)
  {
    painter.setPen(QPen(QColor(0, 0, 0, 110), 7, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(start, place_);
    painter.setPen(QPen(QColor(255, 170, 0), 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(start, place_);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 170, 0));
    painter.drawPath(arrowHead(start, place_, 14));
  }
  if(!words.isEmpty())
    paintLabel(painter, words, labelAt);
  return image;
}

} // namespace sparkwright
