#include "viewer/layers/LabelPictures.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

void LabelPictures::begin(const QFont& font, double pixelRatio)
{
  startedAnew_ = false;
  if(font == font_ && pixelRatio == ratio_ && !image_.isNull())
    return;
  font_ = font;
  ratio_ = pixelRatio;
  startAnew();
}

void LabelPictures::startAnew()
{
  if(image_.isNull())
    image_ = QImage(size, size, QImage::Format_RGBA8888_Premultiplied);
  image_.fill(Qt::transparent);
  known_.clear();
  x_ = y_ = row_ = 0;
  ++version_;
}

QRect LabelPictures::place(const QString& text, const QColor& stripe)
{
  const QString key = text + QLatin1Char('\n') + (stripe.isValid() ? stripe.name() : QString());
  if(const auto found = known_.constFind(key); found != known_.constEnd())
    return *found;
  QRect made = paint(text, stripe);
  if(made.isEmpty() && !startedAnew_)
  {
    startedAnew_ = true;
    startAnew();
    made = paint(text, stripe);
  }
  if(!made.isEmpty())
    known_.insert(key, made);
  return made;
}

QRect LabelPictures::paint(const QString& text, const QColor& stripe)
{
  constexpr int longest = 220, gap = 2;
  const QFontMetricsF metrics(font_);
  const QString shown = metrics.elidedText(text, Qt::ElideRight, longest);
  const double left = stripe.isValid() ? 11 : 6, right = 6;
  const double height = metrics.height() + 4, width = left + metrics.horizontalAdvance(shown) + right;
  const QSize pixels(static_cast<int>(std::ceil(width * ratio_)), static_cast<int>(std::ceil(height * ratio_)));
  if(pixels.width() > size)
    return {};
  if(x_ + pixels.width() > size)
  {
    x_ = 0;
    y_ += row_ + gap;
    row_ = 0;
  }
  if(y_ + pixels.height() > size)
    return {};
  const QRect place(QPoint(x_, y_), pixels);
  x_ += pixels.width() + gap;
  row_ = std::max(row_, pixels.height());
  ++version_;

  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(place.topLeft());
  painter.scale(ratio_, ratio_);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(16, 20, 26, 215));
  painter.drawRoundedRect(QRectF(0, 0, width, height), 3, 3);
  if(stripe.isValid())
  {
    painter.setBrush(stripe);
    painter.drawRoundedRect(QRectF(2, 2, 5, height - 4), 1.5, 1.5);
  }
  painter.setFont(font_);
  painter.setPen(Qt::white);
  painter.drawText(QRectF(left, 0, width - left - right + 1, height), Qt::AlignVCenter | Qt::AlignLeft, shown);
  return place;
}

} // namespace sparkwright
