#include "app/ide/plots/PlotMouse.h"

#include "app/ide/plots/PlotView.h"

#include <QToolTip>

#include <qcustomplot.h>

#include <cmath>

namespace sparkwright
{

namespace
{

constexpr double zoomStep = 0.8;
constexpr double wheelStep = 120;

} // namespace

PlotMouse::PlotMouse(PlotView& view) : QObject(&view), view_(view)
{
  const QCustomPlot& chart = view.chart();
  connect(&chart, &QCustomPlot::mousePress, this, [this](QMouseEvent* event) { press(*event); });
  connect(&chart, &QCustomPlot::mouseMove, this, [this](QMouseEvent* event) { move(*event); });
  connect(&chart, &QCustomPlot::mouseRelease, this, [this] { drag_ = Drag::None; });
  connect(&chart, &QCustomPlot::mouseDoubleClick, &view, &PlotView::fit);
  connect(&chart, &QCustomPlot::mouseWheel, this, [this](QWheelEvent* event) { turn(*event); });
}

void PlotMouse::press(const QMouseEvent& event)
{
  const int plot = view_.plotAt(event.pos());
  if(plot < 0)
    return;
  view_.select(static_cast<std::size_t>(plot));
  const double time = view_.timeAt(event.pos());
  if(event.button() == Qt::LeftButton)
  {
    drag_ = Drag::Moment;
    emit view_.timeChosen(time);
  }
  else if(event.button() == Qt::MiddleButton && view_.followed() <= 0)
  {
    drag_ = Drag::Axis;
    grabbed_ = time;
  }
}

void PlotMouse::move(const QMouseEvent& event)
{
  if(view_.plots().empty())
    return;
  const double time = view_.timeAt(event.pos());
  const auto [from, to] = view_.times();
  switch(drag_)
  {
  case Drag::Moment:
    emit view_.timeChosen(time);
    break;
  case Drag::Axis:
    view_.showTimes(from + grabbed_ - time, to + grabbed_ - time);
    break;
  case Drag::None:
    if(const QString values = view_.valuesAt(event.pos()); !values.isEmpty())
      QToolTip::showText(view_.chart().mapToGlobal(event.pos()), values, &view_.chart());
  }
}

void PlotMouse::turn(const QWheelEvent& event)
{
  const QPoint place = event.position().toPoint(), delta = event.angleDelta();
  const int plot = view_.plotAt(place), turned = delta.y() != 0 ? delta.y() : delta.x();
  if(plot < 0 || turned == 0)
    return;
  const double factor = std::pow(zoomStep, turned / wheelStep);
  if(event.modifiers() & Qt::ControlModifier)
    view_.zoomValues(static_cast<std::size_t>(plot), place, factor);
  else
    view_.zoomTimes(place, factor);
}

} // namespace sparkwright
