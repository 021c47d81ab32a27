#include "app/ide/replay/TimelineBar.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/match/EventModel.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr int margin = 12;        // px left and right of the axis
constexpr int markReach = 6;      // px about a mark
constexpr int markTop = 4, markHeight = 14;
constexpr int tickSpacing = 90;   // px between labels, at least
constexpr double smallest = 0.5;  // s that are visible, at least
constexpr double zoomStep = 1.25; // per notch of the wheel
const QColor amber(224, 160, 32);

/// A round number of seconds between labels.
double tickStep(double atLeast)
{
  for(const double step : {0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 15.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1800.0})
    if(step >= atLeast)
      return step;
  return 3600 * std::ceil(atLeast / 3600);
}

} // namespace

TimelineBar::TimelineBar(QWidget* parent) : QWidget(parent), teamColours_{QColor(209, 33, 31), QColor(28, 84, 212)}
{
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize TimelineBar::sizeHint() const { return {480, markTop + markHeight + fontMetrics().height() + 14}; }
QSize TimelineBar::minimumSizeHint() const { return {160, sizeHint().height()}; }

QString TimelineBar::clockText(double seconds, bool exact)
{
  const bool negative = seconds < 0;
  const double whole = std::abs(seconds);
  const auto minutes = static_cast<long long>(whole / 60);
  const double rest = whole - 60.0 * static_cast<double>(minutes);
  const QString text = exact ? QLocale().toString(std::floor(rest * 100) / 100, 'f', 2)
                             : QString::number(static_cast<int>(rest));
  const int digits = static_cast<int>(exact ? 5 : 2);
  return (negative ? QStringLiteral("-") : QString()) + QString::number(minutes) + QLatin1Char(':') +
         text.rightJustified(digits, QLatin1Char('0'));
}

void TimelineBar::setRun(double start, double end)
{
  if(start == start_ && end == end_)
    return;
  const bool whole = visible_.from <= start_ && visible_.to >= end_;
  start_ = start;
  end_ = std::max(start, end);
  showPart(whole ? Playback::Range{start_, end_} : visible_);
}

void TimelineBar::setMarks(const TimelineMarks& marks)
{
  marks_ = marks.all();
  update();
}

void TimelineBar::setTime(double seconds)
{
  if(seconds == time_)
    return;
  time_ = seconds;
  // Of a part of the run, the head stays in sight.
  const double length = visible_.to - visible_.from;
  if(drag_ == Drag::None && length > 0 && (time_ < visible_.from || time_ > visible_.to))
    showPart({time_ - length / 2, time_ + length / 2});
  update();
}

void TimelineBar::setLoop(const std::optional<Playback::Range>& range)
{
  if(range == loop_)
    return;
  loop_ = range;
  update();
}

void TimelineBar::setTeamColours(const std::array<QColor, 2>& colours)
{
  if(colours == teamColours_)
    return;
  teamColours_ = colours;
  update();
}

/// Shows a part of the run; as much as there is.
void TimelineBar::showPart(Playback::Range range)
{
  const double length = std::clamp(range.to - range.from, std::min(smallest, end_ - start_), end_ - start_);
  visible_.from = std::clamp(range.from, start_, end_ - length);
  visible_.to = visible_.from + length;
  update();
}

double TimelineBar::placeOf(double seconds) const
{
  const double length = visible_.to - visible_.from;
  const double width = std::max(1, this->width() - 2 * margin);
  return margin + (length > 0 ? (seconds - visible_.from) / length * width : 0);
}

double TimelineBar::timeAt(double x) const
{
  const double width = std::max(1, this->width() - 2 * margin);
  const double share = std::clamp((x - margin) / width, 0.0, 1.0);
  return visible_.from + share * (visible_.to - visible_.from);
}

const TimelineMark* TimelineBar::markAt(const QPoint& point) const
{
  const TimelineMark* best = nullptr;
  double nearest = markReach;
  if(point.y() > markTop + markHeight + 2)
    return nullptr;
  for(const TimelineMark& mark : marks_)
  {
    const double away = std::abs(placeOf(mark.time) - point.x());
    // Of marks at one place, goals lie on top.
    if(away < nearest || (best && away == nearest && mark.kind < best->kind))
    {
      nearest = away;
      best = &mark;
    }
  }
  return best;
}

void TimelineBar::paintEvent(QPaintEvent*)
{
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF axis(margin, markTop, std::max(1, width() - 2 * margin), markHeight);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRoundedRect(axis, 2, 2);
  if(end_ <= start_)
    return;
  QColor past = palette().color(QPalette::Highlight);
  past.setAlpha(48);
  painter.fillRect(QRectF(axis.left(), axis.top(), std::clamp(placeOf(time_) - axis.left(), 0.0, axis.width()),
                          axis.height()), past);
  if(loop_)
  {
    QColor band = palette().color(QPalette::Highlight);
    band.setAlpha(96);
    const double from = std::max(axis.left(), placeOf(loop_->from)), to = std::min(axis.right(), placeOf(loop_->to));
    if(to >= from)
      painter.fillRect(QRectF(from, axis.top() - 3, std::max(2.0, to - from), axis.height() + 6), band);
  }
  paintTicks(painter);
  paintMarks(painter);
  paintHead(painter);
  if(hasFocus())
  {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
    painter.drawRoundedRect(axis.adjusted(-2, -2, 2, 2), 3, 3);
  }
}

void TimelineBar::paintTicks(QPainter& painter) const
{
  const double length = visible_.to - visible_.from;
  const double width = std::max(1, this->width() - 2 * margin);
  const double step = tickStep(length / width * tickSpacing);
  const int top = markTop + markHeight + 3;
  painter.setPen(palette().color(QPalette::Text));
  for(double tick = std::ceil(visible_.from / step) * step; tick <= visible_.to + 1e-9; tick += step)
  {
    const double x = placeOf(tick);
    painter.drawLine(QPointF(x, top), QPointF(x, top + 4));
    const QString words = clockText(tick, step < 1);
    const double half = fontMetrics().horizontalAdvance(words) / 2.0 + 1;
    const double middle = std::max(half, std::min(x, this->width() - half)); // At the ends it is not cut off.
    const QRectF box(middle - tickSpacing / 2.0, top + 4, tickSpacing, fontMetrics().height());
    painter.drawText(box, Qt::AlignHCenter | Qt::AlignTop, words);
  }
}

void TimelineBar::paintMarks(QPainter& painter) const
{
  // Goals last, so that nothing hides them.
  for(const auto kind : {TimelineMark::Kind::Other, TimelineMark::Kind::Restart, TimelineMark::Kind::Foul,
                         TimelineMark::Kind::Goal})
    for(const TimelineMark& mark : marks_)
      if(mark.kind == kind && mark.time >= visible_.from && mark.time <= visible_.to)
        paintMark(painter, mark);
}

void TimelineBar::paintMark(QPainter& painter, const TimelineMark& mark) const
{
  const double x = placeOf(mark.time), middle = markTop + markHeight / 2.0;
  const QColor outline = palette().color(QPalette::Text);
  QColor fill = palette().color(QPalette::Mid);
  QPainterPath shape;
  switch(mark.kind)
  {
  case TimelineMark::Kind::Goal:
    fill = mark.team == 1 || mark.team == 2 ? teamColours_[static_cast<std::size_t>(mark.team - 1)] : outline;
    shape.addEllipse(QPointF(x, middle), 5.5, 5.5);
    break;
  case TimelineMark::Kind::Foul:
    fill = amber;
    shape.moveTo(x, middle - 5);
    shape.lineTo(x + 4.5, middle + 4);
    shape.lineTo(x - 4.5, middle + 4);
    shape.closeSubpath();
    break;
  case TimelineMark::Kind::Restart:
  case TimelineMark::Kind::Other:
    painter.setPen(QPen(fill, mark.kind == TimelineMark::Kind::Restart ? 2 : 1));
    painter.drawLine(QPointF(x, markTop + 2), QPointF(x, markTop + markHeight - 2));
    return;
  }
  if(mark.event->overruled)
    fill.setAlpha(70);
  painter.setPen(QPen(outline, 1));
  painter.setBrush(fill);
  painter.drawPath(shape);
}

void TimelineBar::paintHead(QPainter& painter) const
{
  const double x = placeOf(time_);
  if(x < margin - 1 || x > width() - margin + 1)
    return;
  const QColor colour = palette().color(QPalette::Highlight);
  painter.setPen(QPen(colour, 2));
  painter.drawLine(QPointF(x, 1), QPointF(x, markTop + markHeight + 5));
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawEllipse(QPointF(x, markTop + markHeight + 5), 4, 4);
}

bool TimelineBar::event(QEvent* event)
{
  if(event->type() != QEvent::ToolTip)
    return QWidget::event(event);
  const auto* const help = static_cast<QHelpEvent*>(event);
  QString text;
  if(const TimelineMark* const mark = markAt(help->pos()))
  {
    text = clockText(mark->time, true) + QStringLiteral(" · ") + EventModel::what(*mark->event);
    const QString who = EventModel::who(*mark->event), why = inWindow(mark->event->reason);
    if(!who.isEmpty())
      text += QStringLiteral(" · ") + who;
    if(!why.isEmpty())
      text += QLatin1Char('\n') + why;
  }
  else if(end_ > start_)
    text = clockText(timeAt(help->pos().x()), true) + QLatin1Char('\n') +
           tr("Drag: moment · Shift and drag: range that repeats · Wheel: zoom · Double click: whole run");
  QToolTip::showText(help->globalPos(), text, this);
  return true;
}

void TimelineBar::mousePressEvent(QMouseEvent* event)
{
  const double x = event->position().x();
  if(event->button() == Qt::LeftButton && (event->modifiers() & Qt::ShiftModifier) != 0)
    drag_ = Drag::Range;
  else if(event->button() == Qt::LeftButton)
    drag_ = Drag::Time;
  else if(event->button() == Qt::MiddleButton)
    drag_ = Drag::Axis;
  else
    return QWidget::mousePressEvent(event);
  grabbed_ = timeAt(x);
  if(const TimelineMark* const mark = drag_ == Drag::Time ? markAt(event->position().toPoint()) : nullptr)
  {
    drag_ = Drag::None;
    emit timeChosen(mark->time);
    emit eventChosen(mark->event);
    return;
  }
  if(drag_ == Drag::Time)
    dragTo(x);
}

void TimelineBar::mouseMoveEvent(QMouseEvent* event)
{
  if(drag_ != Drag::None)
    dragTo(event->position().x());
}

void TimelineBar::mouseReleaseEvent(QMouseEvent* event)
{
  if(drag_ == Drag::Range && std::abs(placeOf(grabbed_) - event->position().x()) < 3)
    emit loopChosen({}); // A click without a drag.
  drag_ = Drag::None;
}

void TimelineBar::mouseDoubleClickEvent(QMouseEvent* event)
{
  if(event->button() == Qt::LeftButton)
    showPart({start_, end_});
}

void TimelineBar::dragTo(double x)
{
  const double now = timeAt(x);
  switch(drag_)
  {
  case Drag::Time: emit timeChosen(now); break;
  case Drag::Range:
    if(std::abs(placeOf(grabbed_) - x) >= 3)
      emit loopChosen(Playback::Range{std::min(grabbed_, now), std::max(grabbed_, now)});
    break;
  case Drag::Axis: showPart({visible_.from + grabbed_ - now, visible_.to + grabbed_ - now}); break;
  case Drag::None: break;
  }
}

void TimelineBar::wheelEvent(QWheelEvent* event)
{
  const int notches = event->angleDelta().y();
  if(notches == 0 || end_ <= start_)
    return event->ignore();
  const double at = timeAt(event->position().x());
  const double factor = std::pow(zoomStep, -notches / 120.0);
  showPart({at - (at - visible_.from) * factor, at + (visible_.to - at) * factor});
  event->accept();
}

void TimelineBar::keyPressEvent(QKeyEvent* event)
{
  const bool seconds = (event->modifiers() & Qt::ShiftModifier) != 0;
  const auto move = [&](int direction)
  {
    if(seconds)
      emit timeChosen(time_ + direction);
    else
      emit stepped(direction);
  };
  switch(event->key())
  {
  case Qt::Key_Left: return move(-1);
  case Qt::Key_Right: return move(1);
  case Qt::Key_Home: emit timeChosen(start_); return;
  case Qt::Key_End: emit timeChosen(end_); return;
  default: QWidget::keyPressEvent(event);
  }
}

} // namespace sparkwright
