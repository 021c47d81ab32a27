#include "viewer/manipulation/GizmoPainting.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <cmath>

namespace sparkwright
{

namespace
{

constexpr double labelGap = 18;     // pixels from the mouse
constexpr double handleMargin = 16; // pixels

QColor colourOf(Gizmo::Part part)
{
  static const QColor colours[] = {QColor(230, 60, 60), QColor(70, 190, 70), QColor(70, 120, 245)};
  return colours[Gizmo::axisOf(part)];
}

void paintHandle(QPainter& painter, const GizmoPainting::Line& line, Gizmo::Part part, bool lit)
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
    painter.drawPath(GizmoPainting::arrowHead(line[0], line[1], 11));
  }
}

} // namespace

std::vector<std::pair<Gizmo::Part, GizmoPainting::Line>> GizmoPainting::handles(const Gizmo& gizmo, Part first,
                                                                                Part last)
{
  std::vector<std::pair<Part, Line>> handles;
  for(int part = static_cast<int>(first); part <= static_cast<int>(last); ++part)
    handles.emplace_back(static_cast<Part>(part), gizmo.outline(static_cast<Part>(part)));
  return handles;
}

QRectF GizmoPainting::area(std::span<const std::pair<Part, Line>> handles)
{
  QRectF area;
  for(const auto& [part, line] : handles)
    for(const QPointF& p : line)
      area |= QRectF(p - QPointF(handleMargin, handleMargin), QSizeF(2 * handleMargin, 2 * handleMargin));
  return area;
}

void GizmoPainting::paint(QPainter& painter, std::span<const std::pair<Part, Line>> handles, Part lit)
{
  for(const auto& [part, line] : handles)
    paintHandle(painter, line, part, part == lit);
}

QRectF GizmoPainting::labelArea(const QFont& font, const QString& words, const QPointF& mouse)
{
  const QFontMetricsF metrics(font);
  return words.isEmpty() ? QRectF()
                         : QRectF(mouse + QPointF(labelGap, labelGap),
                                  QSizeF(metrics.horizontalAdvance(words) + 24, metrics.height() + 16));
}

void GizmoPainting::paintLabel(QPainter& painter, const QString& words, const QPointF& mouse)
{
  if(words.isEmpty())
    return;
  const QFontMetricsF metrics(painter.font());
  const QRectF box(mouse + QPointF(labelGap, labelGap),
                   QSizeF(metrics.horizontalAdvance(words) + 16, metrics.height() + 8));
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(20, 24, 28, 225));
  painter.drawRoundedRect(box, 5, 5);
  painter.setPen(Qt::white);
  painter.drawText(box, Qt::AlignCenter, words);
}

QPainterPath GizmoPainting::arrowHead(const QPointF& from, const QPointF& tip, double size)
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

QString GizmoPainting::number(double value, int decimals)
{
  return QString::number(value, 'f', decimals).replace('-', QChar(0x2212));
}

} // namespace sparkwright
