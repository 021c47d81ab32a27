#include "app/ide/sensors/SensorDelegate.h"

#include "app/ide/sensors/SensorList.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr int margin = 4;

void drawLamp(QPainter& painter, const QRectF& room, const QPalette& palette, bool on)
{
  const double size = std::min(room.height() - 2.0, 10.0);
  const QRectF lamp(room.left(), room.center().y() - size / 2, size, size);
  painter.setPen(QPen(palette.color(QPalette::Mid), 1));
  painter.setBrush(on ? palette.brush(QPalette::Highlight) : QBrush(Qt::NoBrush));
  painter.drawEllipse(lamp);
}

void drawBars(QPainter& painter, const QRectF& room, const QPalette& palette, const QVariantList& numbers, double scale)
{
  const double height = room.height() / static_cast<double>(numbers.size()), middle = room.center().x();
  painter.setPen(Qt::NoPen);
  for(qsizetype i = 0; i < numbers.size(); ++i)
  {
    const double number = numbers[i].toDouble();
    const QRectF track(room.left(), room.top() + static_cast<double>(i) * height, room.width(),
                       std::max(height - 1, 2.0));
    painter.setBrush(palette.brush(QPalette::Mid));
    painter.setOpacity(0.35);
    painter.drawRect(track);
    painter.setOpacity(1);
    if(!std::isfinite(number) || scale <= 0)
      continue;
    const double length = std::clamp(number / scale, -1.0, 1.0) * room.width() / 2;
    painter.setBrush(palette.brush(QPalette::Highlight));
    painter.drawRect(QRectF(std::min(middle, middle + length), track.top(), std::abs(length), track.height()));
  }
  painter.setPen(QPen(palette.color(QPalette::Text), 1));
  painter.drawLine(QPointF(middle, room.top()), QPointF(middle, room.bottom()));
}

} // namespace

void SensorDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
  QStyledItemDelegate::paint(painter, option, index);
  const auto picture = static_cast<SensorLine::Picture>(index.data(Picture).toInt());
  const QVariantList numbers = index.data(Numbers).toList();
  if(picture == SensorLine::Picture::None || numbers.isEmpty())
    return;
  const QRectF room = QRectF(option.rect).adjusted(margin, 3, -margin, -3);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing, picture == SensorLine::Picture::Flag);
  if(picture == SensorLine::Picture::Flag)
    drawLamp(*painter, room, option.palette, numbers.front().toDouble() > 0);
  else
    drawBars(*painter, room, option.palette, numbers, index.data(Scale).toDouble());
  painter->restore();
}

QSize SensorDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
  return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, option.fontMetrics.height() + 6});
}

} // namespace sparkwright
