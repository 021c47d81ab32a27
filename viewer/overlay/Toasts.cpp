#include "viewer/overlay/Toasts.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr double slideIn = 0.25, fadeOut = 0.6; // s
constexpr int gap = 6, padding = 8, stripe = 5; // pixels

} // namespace

void Toasts::add(const Toast& toast, double now)
{
  remove(toast.id);
  while(shown_.size() >= most)
    shown_.pop_front();
  shown_.push_back({toast, now, {}});
}

void Toasts::remove(int id)
{
  std::erase_if(shown_, [id](const Shown& shown) { return shown.toast.id == id; });
}

void Toasts::clear()
{
  shown_.clear();
}

std::optional<double> Toasts::advance(double now)
{
  std::erase_if(shown_, [this, now](const Shown& shown) { return now - shown.since >= lifetime_; });
  std::optional<double> next;
  for(const Shown& shown : shown_)
  {
    const double age = now - shown.since, rest = animated_ ? lifetime_ - fadeOut - age : lifetime_ - age;
    const double wait = animated_ && age < slideIn ? 0 : std::max(rest, 0.);
    next = std::min(next.value_or(wait), wait);
  }
  return next;
}

double Toasts::presence(const Shown& shown, double now) const
{
  if(!animated_)
    return 1;
  const double age = std::max(now - shown.since, 0.);
  return std::clamp(std::min(age / slideIn, (lifetime_ - age) / fadeOut), 0., 1.);
}

bool Toasts::isComing(const Shown& shown, double now) const
{
  return animated_ && now - shown.since < slideIn;
}

const QImage& Toasts::picture(const QFont& font, double pixelRatio, double now)
{
  QString all = font.key() + QString::number(pixelRatio);
  for(const Shown& shown : shown_)
    all += QStringLiteral("\n%1 %2 %3 %4 %5").arg(shown.toast.id).arg(shown.toast.title, shown.toast.text)
               .arg(std::lround(presence(shown, now) * 40)).arg(isComing(shown, now));
  if(shown_.empty())
    image_ = QImage();
  if(shown_.empty() || (all == painted_ && !image_.isNull()))
    return image_;
  painted_ = all;

  QFont bold = font;
  bold.setBold(true);
  const QFontMetrics title(bold), text(font);
  const int inside = width - 2 * padding - stripe;
  const auto height = [&](const Toast& toast)
  { return 2 * padding + title.height() + (toast.text.isEmpty() ? 0 : text.height()); };
  int whole = -gap;
  for(const Shown& shown : shown_)
    whole += height(shown.toast) + gap;
  image_ = QImage(QSize(width, whole) * pixelRatio, QImage::Format_ARGB32_Premultiplied);
  image_.setDevicePixelRatio(pixelRatio);
  image_.fill(Qt::transparent);
  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  double y = 0;
  for(Shown& shown : shown_)
  {
    const double here = presence(shown, now), in = 1 - std::pow(1 - here, 3);
    const bool coming = isComing(shown, now);
    shown.place = QRectF(coming ? (1 - in) * width : 0, y, width, height(shown.toast));
    y += shown.place.height() + gap;
    QPainterPath card;
    card.addRoundedRect(shown.place.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.setOpacity(coming ? 1 : here);
    painter.setClipPath(card);
    painter.fillRect(shown.place, QColor(16, 20, 26, 215));
    painter.fillRect(QRectF(shown.place.topLeft(), QSizeF(stripe, shown.place.height())),
                     shown.toast.stripe.isValid() ? shown.toast.stripe : QColor(255, 170, 0));
    painter.setClipping(false);
    const QPointF corner = shown.place.topLeft() + QPointF(stripe + padding, padding);
    painter.setPen(Qt::white);
    painter.setFont(bold);
    painter.drawText(QRectF(corner, QSizeF(inside, title.height())), Qt::AlignVCenter,
                     title.elidedText(shown.toast.title, Qt::ElideRight, inside));
    painter.setPen(QColor(215, 221, 228));
    painter.setFont(font);
    painter.drawText(QRectF(corner + QPointF(0, title.height()), QSizeF(inside, text.height())), Qt::AlignVCenter,
                     text.elidedText(shown.toast.text, Qt::ElideRight, inside));
  }
  return image_;
}

std::optional<int> Toasts::at(const QPointF& point) const
{
  for(const Shown& shown : shown_)
    if(shown.place.contains(point))
      return shown.toast.id;
  return {};
}

} // namespace sparkwright
