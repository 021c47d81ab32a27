#include "app/ide/robots/PathView.h"

#include <QPainter>

#include <algorithm>

namespace sparkwright
{

void PathView::setPaths(std::vector<Path> paths)
{
  paths_ = std::move(paths);
  update();
}

void PathView::paintEvent(QPaintEvent*)
{
  QPainter painter(this);
  painter.fillRect(rect(), palette().base());
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF room;
  for(const Path& path : paths_)
    for(const auto* const points : {&path.recorded, &path.predicted})
      for(const QPointF& point : *points)
        room |= QRectF(point - QPointF(1e-3, 1e-3), QSizeF(2e-3, 2e-3));
  if(room.isEmpty())
    return;
  constexpr double border = 10;
  const double scale = std::min((width() - 2 * border) / room.width(), (height() - 2 * border) / room.height());
  const auto place = [&](const QPointF& point)
  { // y is up.
    return QPointF(width() / 2. + scale * (point.x() - room.center().x()), height() / 2. - scale * (point.y() - room.center().y()));
  };
  const auto draw = [&](const std::vector<QPointF>& points, const QPen& pen)
  {
    QPolygonF line;
    for(const QPointF& point : points)
      line << place(point);
    painter.setPen(pen);
    painter.drawPolyline(line);
  };
  for(const Path& path : paths_)
    draw(path.recorded, QPen(palette().color(QPalette::Text), 1.2));
  for(const Path& path : paths_)
    draw(path.predicted, QPen(palette().color(QPalette::Highlight), 2));
}

} // namespace sparkwright
