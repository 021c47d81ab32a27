#include "app/ide/sensors/ReadingView.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright
{

namespace
{

constexpr double degree = std::numbers::pi / 180;
constexpr int border = 14; ///< Pixels.

/// The distance between two rings: 1, 2 or 5 of a power of ten, so that there are three to seven.
double ringStep(double range)
{
  constexpr double rings = 4;
  const double rough = range / rings, power = std::pow(10, std::floor(std::log10(rough)));
  for(const double step : {1., 2., 5.})
    if(step * power >= rough)
      return step * power;
  return 10 * power;
}

} // namespace

ReadingView::ReadingView(QWidget* parent) : QWidget(parent)
{
  setMouseTracking(true);
  setFocusPolicy(Qt::NoFocus);
  setAccessibleName(tr("What the sensor has measured"));
  setToolTip(tr("Wheel: range; double click: all"));
}

void ReadingView::show(Reading reading)
{
  const bool other = reading.device != reading_.device || reading.feature != reading_.feature;
  reading_ = std::move(reading);
  if(other)
    zoom_ = 1;
  picture_ = {};
  if(reading_.form == Reading::Form::Picture && reading_.pixels && reading_.width > 0 && reading_.height > 0 &&
     reading_.pixels->size() == static_cast<std::size_t>(reading_.width) * static_cast<std::size_t>(reading_.height))
    picture_ = QImage(reinterpret_cast<const uchar*>(reading_.pixels->data()), reading_.width, reading_.height,
                      QImage::Format_RGBA8888)
                   .copy();
  update();
}

double ReadingView::reach() const
{
  constexpr double least = 0.5, beyond = 1.1; // m
  double farthest = 0;
  for(const Reading::Mark& mark : reading_.marks)
    if(mark.met)
      farthest = std::max(farthest, mark.distance);
  if(farthest == 0)
    farthest = reading_.range;
  return std::max(farthest * beyond, least);
}

double ReadingView::range() const
{
  return reading_.form == Reading::Form::Picture ? 0 : reach() * zoom_;
}

QPointF ReadingView::Plan::at(double distance, double bearing) const
{
  return centre + scale * distance * QPointF(-std::sin(bearing * degree), -std::cos(bearing * degree));
}

ReadingView::Plan ReadingView::plan() const
{
  // What looks ahead only needs no room behind it.
  const bool ahead = std::ranges::all_of(reading_.marks, [](const Reading::Mark& mark) { return std::abs(mark.bearing) <= 91; });
  const double wide = width() - 2 * border, high = height() - 2 * border;
  Plan plan;
  plan.scale = std::max(std::min(wide / 2, ahead ? high : high / 2), 1.) / range();
  plan.centre = {width() / 2., ahead ? height() - border - std::max(high - range() * plan.scale, 0.) / 2 : height() / 2.};
  return plan;
}

void ReadingView::paintEvent(QPaintEvent*)
{
  QPainter painter(this);
  painter.fillRect(rect(), palette().base());
  painter.setRenderHint(QPainter::Antialiasing);
  if(reading_.form == Reading::Form::Picture)
    return paintPicture(painter);
  const Plan plan = this->plan();
  paintRings(painter, plan);
  if(reading_.form == Reading::Form::Scan)
    paintScan(painter, plan);
  else
    paintMarks(painter, plan);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().text());
  constexpr double size = 6;
  painter.drawPolygon(QPolygonF({plan.centre + QPointF(0, -size), plan.centre + QPointF(size * 0.7, size * 0.7),
                                 plan.centre + QPointF(-size * 0.7, size * 0.7)}));
}

void ReadingView::paintRings(QPainter& painter, const Plan& plan) const
{
  QColor line = palette().color(QPalette::Mid);
  painter.setBrush(Qt::NoBrush);
  const double step = ringStep(range()), diagonal = std::hypot(width(), height()) / plan.scale;
  for(double ring = step; ring < std::min(range() * 1.5, diagonal); ring += step)
  {
    painter.setPen(QPen(line, 1));
    painter.drawEllipse(plan.centre, ring * plan.scale, ring * plan.scale);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(plan.at(ring, -8) + QPointF(2, -2), tr("%1 m").arg(ring));
  }
  painter.setPen(QPen(line, 1, Qt::DotLine));
  for(int bearing = -90; bearing <= 180; bearing += 45)
    painter.drawLine(plan.centre, plan.at(range(), bearing));
}

void ReadingView::paintScan(QPainter& painter, const Plan& plan) const
{
  QPolygonF outline{plan.centre};
  for(const Reading::Mark& mark : reading_.marks)
    outline << plan.at(std::min(mark.distance, range() * 2), mark.bearing);
  QColor free = palette().color(QPalette::Highlight);
  free.setAlphaF(0.18f);
  painter.setPen(Qt::NoPen);
  painter.setBrush(free);
  painter.drawPolygon(outline);
  painter.setBrush(palette().highlight());
  for(const Reading::Mark& mark : reading_.marks)
    if(mark.met)
      painter.drawEllipse(plan.at(mark.distance, mark.bearing), 1.6, 1.6);
}

void ReadingView::paintMarks(QPainter& painter, const Plan& plan) const
{
  const QColor strong = palette().color(QPalette::Highlight);
  for(const Reading::Mark& mark : reading_.marks)
  {
    const QPointF place = plan.at(mark.distance, mark.bearing);
    if(mark.width > 0)
    {
      // A sector: Qt counts sixteenths of degrees counter-clockwise from the right.
      const double radius = mark.distance * plan.scale;
      const QRectF around(plan.centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
      QColor fill = strong;
      fill.setAlphaF(mark.met ? 0.3f : 0.08f);
      painter.setPen(Qt::NoPen);
      painter.setBrush(fill);
      constexpr int parts = 16;
      painter.drawPie(around, static_cast<int>((90 + mark.bearing - mark.width / 2) * parts), static_cast<int>(mark.width * parts));
      if(!mark.met)
        continue;
      painter.setPen(QPen(strong, 3));
      painter.drawArc(around, static_cast<int>((90 + mark.bearing - mark.width / 2) * parts), static_cast<int>(mark.width * parts));
      continue;
    }
    painter.setPen(QPen(strong, 1));
    painter.drawLine(plan.centre, place);
    painter.setBrush(strong);
    painter.drawEllipse(place, 3.5, 3.5);
  }
}

void ReadingView::paintPicture(QPainter& painter) const
{
  if(picture_.isNull())
    return;
  const QSize size = picture_.size().scaled(this->size(), Qt::KeepAspectRatio);
  painter.setRenderHint(QPainter::SmoothPixmapTransform, size.width() < picture_.width());
  painter.drawImage(QRect(QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size), picture_);
}

std::optional<Reading::Mark> ReadingView::markAt(const QPointF& place) const
{
  constexpr double near = 12; // Pixels.
  if(reading_.form == Reading::Form::Picture || reading_.marks.empty())
    return {};
  const Plan plan = this->plan();
  const auto distance = [&](const Reading::Mark& mark)
  {
    const QPointF apart = plan.at(mark.distance, mark.bearing) - place;
    return std::hypot(apart.x(), apart.y());
  };
  const auto nearest = std::ranges::min_element(reading_.marks, {}, distance);
  return distance(*nearest) <= near ? std::optional(*nearest) : std::nullopt;
}

bool ReadingView::event(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
  {
    setAccessibleName(tr("What the sensor has measured"));
    setToolTip(tr("Wheel: range; double click: all"));
  }
  if(event->type() == QEvent::ToolTip)
  {
    const auto* const help = static_cast<QHelpEvent*>(event);
    if(const auto mark = markAt(help->pos()))
    {
      QToolTip::showText(help->globalPos(), tr("%1 m at %2°").arg(mark->distance, 0, 'f', 3).arg(mark->bearing, 0, 'f', 1), this);
      return true;
    }
  }
  return QWidget::event(event);
}

void ReadingView::zoom(double factor)
{
  zoom_ = std::clamp(zoom_ * factor, 0.02, 4.);
  update();
  emit zoomed();
}

void ReadingView::wheelEvent(QWheelEvent* event)
{
  constexpr double perStep = 1.15, step = 120;
  if(reading_.form == Reading::Form::Picture || event->angleDelta().y() == 0)
    return QWidget::wheelEvent(event);
  zoom(std::pow(perStep, -event->angleDelta().y() / step));
  event->accept();
}

void ReadingView::mouseDoubleClickEvent(QMouseEvent*)
{
  zoom(1 / zoom_);
}

} // namespace sparkwright
