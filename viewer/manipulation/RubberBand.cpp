#include "viewer/manipulation/RubberBand.h"

#include "viewer/manipulation/EmptyPicture.h"

#include <QPainter>

#include <cmath>

namespace sparkwright
{

bool RubberBand::press(const QMouseEvent& event)
{
  if(held_)
    return true; // A second button changes nothing.
  if(controls_->fit(MouseGesture::Band, {event.button(), event.modifiers(), false}) != ViewControls::Fit::Exact)
    return false;
  if(around_.refused && around_.refused())
    return true; // It is no press for others either.
  button_ = event.button();
  held_ = true;
  drawn_ = false;
  from_ = event.position();
  return true;
}

void RubberBand::move(const QMouseEvent& event)
{
  if(!held_)
    return;
  drawn_ = drawn_ || (event.position() - from_).manhattanLength() >= clickReach;
  band_ = QRectF(from_, event.position()).normalized();
  around_.changed();
}

void RubberBand::release(const QMouseEvent& event)
{
  if(event.button() != button_)
    return;
  const bool chosen = held_ && drawn_;
  const std::vector<int> inside = chosen ? nodes() : std::vector<int>();
  end();
  if(chosen)
    around_.chosen(inside);
}

bool RubberBand::key(const QKeyEvent& event)
{
  if(!held_ || event.key() != Qt::Key_Escape)
    return false;
  end();
  return true;
}

void RubberBand::end()
{
  const bool was = held_;
  held_ = drawn_ = false;
  if(was)
    around_.changed();
}

std::vector<int> RubberBand::nodes() const
{
  std::vector<int> inside;
  if(drawn_)
    for(const Movable& movable : Movable::all(around_.scene()))
      if(const auto pixel = around_.camera().pixelOf(movable.centre);
         pixel && band_.contains(QPointF((*pixel)[0], (*pixel)[1])))
        inside.push_back(movable.node);
  return inside;
}

QImage RubberBand::picture(const QFont& font, double pixelRatio, QPoint& at) const
{
  const Camera& camera = around_.camera();
  const QRectF seen = band_.adjusted(-2, -2, 2, 2) & QRectF(0, 0, camera.width(), camera.height());
  if(!drawn_ || seen.isEmpty())
    return {};
  QImage image = emptyPicture(seen, pixelRatio, at);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-seen.toAlignedRect().topLeft());
  painter.setPen(QPen(QColor(0, 0, 0, 130), 3)); // On any ground.
  painter.drawRect(band_);
  painter.setPen(QPen(QColor(255, 170, 0), 1.5));
  painter.setBrush(QColor(255, 170, 0, 30));
  painter.drawRect(band_);
  const QString words = tr("%n thing(s)", nullptr, static_cast<int>(nodes().size()));
  const QFontMetricsF metrics(font);
  const QRectF label(band_.topLeft() + QPointF(4, 4),
                     QSizeF(metrics.horizontalAdvance(words) + 12, metrics.height() + 6));
  if(band_.contains(label))
  {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(20, 24, 28, 225));
    painter.drawRoundedRect(label, 4, 4);
    painter.setPen(Qt::white);
    painter.setFont(font);
    painter.drawText(label, Qt::AlignCenter, words);
  }
  return image;
}

} // namespace sparkwright
