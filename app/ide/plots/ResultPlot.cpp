#include "app/ide/plots/ResultPlot.h"

#include "app/ide/plots/PlotColours.h"

#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QStackedLayout>

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

ResultPlot::ResultPlot(QWidget* parent)
    : QWidget(parent), pages_(new QStackedLayout), hint_(new QLabel(this)), chart_(new QCustomPlot(this)),
      dots_(chart_->addGraph()), means_(chart_->addGraph()), intervals_(new QCPErrorBars(chart_->xAxis, chart_->yAxis))
{
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setMargin(12);
  chart_->axisRect()->setupFullAxesBox(true);
  chart_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  dots_->setLineStyle(QCPGraph::lsNone);
  intervals_->removeFromLegend();
  intervals_->setDataPlottable(means_);
  constexpr double whisker = 9; // pixels
  intervals_->setWhiskerWidth(whisker);
  intervals_->setSymbolGap(0);
  setLayout(pages_);
  pages_->addWidget(hint_);
  pages_->addWidget(chart_);
  connect(chart_, &QCustomPlot::mouseDoubleClick, this, &ResultPlot::fit);
  connect(chart_, &QCustomPlot::mouseWheel, this, [this] { touched_ = true; });
  connect(chart_, &QCustomPlot::mousePress, this, [this] { touched_ = true; });
  colour();
}

void ResultPlot::setHint(const QString& text)
{
  hint_->setText(text);
}

void ResultPlot::setData(Data data)
{
  const bool other =
      data.xLabel != chart_->xAxis->label() || data.yLabel != chart_->yAxis->label() || dots_->dataCount() == 0;
  chart_->xAxis->setLabel(data.xLabel);
  chart_->yAxis->setLabel(data.yLabel);
  chart_->setAccessibleName(QStringLiteral("%1, %2").arg(data.yLabel, data.xLabel));
  dots_->data()->clear();
  for(const Dot& dot : data.dots)
    dots_->addData(dot.x, dot.y);
  means_->data()->clear();
  intervals_->data()->clear();
  for(const Mean& mean : data.means)
  {
    means_->addData(mean.x, mean.y);
    intervals_->addData(std::isfinite(mean.low) ? mean.y - mean.low : 0, std::isfinite(mean.high) ? mean.high - mean.y : 0);
  }
  pages_->setCurrentIndex(data.dots.empty() ? 0 : 1);
  if(other || !touched_)
    fit();
  else
    chart_->replot(QCustomPlot::rpQueuedReplot);
}

void ResultPlot::fit()
{
  touched_ = false;
  chart_->rescaleAxes();
  for(QCPAxis* const axis : {chart_->xAxis, chart_->yAxis})
  {
    constexpr double margin = 0.06;
    const QCPRange range = axis->range();
    const double space = std::max(range.size() * margin, range.size() > 1e-9 ? 0.0 : 0.5);
    axis->setRange(range.lower - space, range.upper + space);
  }
  chart_->replot(QCustomPlot::rpQueuedReplot);
}

QPixmap ResultPlot::picture() const
{
  return chart_->toPixmap(chart_->width(), chart_->height(), chart_->devicePixelRatioF());
}

int ResultPlot::dotCount() const
{
  return dots_->dataCount();
}

int ResultPlot::meanCount() const
{
  return means_->dataCount();
}

void ResultPlot::colour()
{
  constexpr double dotSize = 5, meanSize = 8; // pixels
  chart_->setBackground(QBrush(palette().color(QPalette::Window)));
  colourAxes(*chart_->axisRect(), palette(), font());
  const QColor dots = curveColour(0, palette()), means = curveColour(1, palette());
  dots_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, dots, dotSize));
  means_->setPen(QPen(means, 1.5));
  means_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, means, means, meanSize));
  intervals_->setPen(QPen(means, 1.5));
}

void ResultPlot::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
  {
    colour();
    chart_->replot(QCustomPlot::rpQueuedReplot);
  }
  QWidget::changeEvent(event);
}

void ResultPlot::mouseDoubleClickEvent(QMouseEvent* event)
{
  fit();
  QWidget::mouseDoubleClickEvent(event);
}

} // namespace sparkwright
