#include "viewer/view/PlaceMark.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace sparkwright
{

void PlaceMark::set(const Vec3f& place, const QString& words)
{
  place_ = place;
  words_ = words;
}

const QImage& PlaceMark::picture(const QFont& font, double pixelRatio)
{
  const QString all = QStringList{words_, font.key(), QString::number(pixelRatio)}.join(QLatin1Char('\n'));
  if(all == shown_ && !image_.isNull())
    return image_;
  shown_ = all;

  constexpr int longest = 260;
  const QFontMetrics metrics(font);
  const QString text = metrics.elidedText(words_, Qt::ElideRight, longest);
  const int label = metrics.height() + 8;
  const int width = std::max(metrics.horizontalAdvance(text) + 20, ringWidth) + 2 * margin;
  const int height = label + stem + ringHeight / 2 + 2 * margin;
  image_ = QImage(QSize(width, height) * pixelRatio, QImage::Format_ARGB32_Premultiplied);
  image_.setDevicePixelRatio(pixelRatio);
  image_.fill(Qt::transparent);

  const QColor accent(255, 170, 0), dark(16, 20, 26, 220);
  const QPointF place(width / 2., height - below());
  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  // Dark below light: seen on grass, lines and sky alike.
  for(const QPen& pen : {QPen(dark, 5), QPen(accent, 2.5)})
  {
    painter.setPen(pen);
    painter.drawEllipse(place, ringWidth / 2., ringHeight / 2.);
    painter.drawLine(place, QPointF(place.x(), label));
  }
  painter.setPen(QPen(accent, 1.5));
  painter.setBrush(dark);
  painter.drawRoundedRect(QRectF(margin, 1, width - 2 * margin, label), 4, 4);
  painter.setPen(Qt::white);
  painter.setFont(font);
  painter.drawText(QRectF(margin, 1, width - 2 * margin, label), Qt::AlignCenter, text);
  return image_;
}

} // namespace sparkwright
