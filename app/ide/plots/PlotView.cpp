#include "app/ide/plots/PlotView.h"

#include "app/ide/plots/PlotColours.h"
#include "app/ide/plots/PlotMouse.h"
#include "app/ide/plots/SignalModel.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr double shortest = 0.1, longest = 1e6; // s of the time axis

/// Moves without change of sign of the direction: QCustomPlot wants the lower end first.
QCPRange rangeOf(double from, double to) { return {std::min(from, to), std::max(from, to)}; }

} // namespace

PlotView::PlotView(QWidget* parent)
    : QWidget(parent), chart_(new QCustomPlot(this)), margins_(new QCPMarginGroup(chart_)), hint_(new QLabel(this)),
      pages_(new QStackedLayout)
{
  setAcceptDrops(true);
  setFocusPolicy(Qt::StrongFocus);
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setMargin(12);
  chart_->setAutoAddPlottableToLegend(false);
  chart_->setPlottingHints(QCP::phFastPolylines | QCP::phCacheLabels);
  chart_->setNoAntialiasingOnDrag(true);
  chart_->setContextMenuPolicy(Qt::NoContextMenu); // The menu is ours.
  chart_->setAcceptDrops(false);
  setLayout(pages_);
  pages_->addWidget(hint_);
  pages_->addWidget(chart_);
  new PlotMouse(*this);
  rebuild();
}

void PlotView::setTable(const SampleTable& table)
{
  table_ = &table;
  revision_ = -1;
  update();
}

std::vector<std::string> PlotView::paths() const
{
  std::vector<std::string> all;
  for(const auto& plot : plots_)
    for(const std::string& path : plot)
      if(std::ranges::find(all, path) == all.end())
        all.push_back(path);
  return all;
}

void PlotView::setPlots(Plots plots)
{
  std::erase_if(plots, [](const auto& plot) { return plot.empty(); });
  if(plots == plots_)
    return;
  plots_ = std::move(plots);
  selected_ = plots_.empty() ? 0 : std::min(selected_, plots_.size() - 1);
  rebuild();
  emit rebuilt();
}

void PlotView::add(const std::string& path, std::optional<std::size_t> plot)
{
  Plots plots = plots_;
  if(!plot)
  {
    const QString unit = labels_.unitsOf({path});
    const bool fits = selected_ < plots.size() && !unit.isEmpty() && labels_.unitsOf(plots[selected_]) == unit;
    plot = fits ? selected_ : plots.size();
  }
  if(*plot >= plots.size())
  {
    plots.emplace_back();
    plot = plots.size() - 1;
  }
  auto& list = plots[*plot];
  if(std::ranges::find(list, path) != list.end())
    return;
  list.push_back(path);
  selected_ = *plot;
  setPlots(std::move(plots));
  emit plotsChanged();
}

void PlotView::remove(const std::string& path, std::size_t plot)
{
  if(plot >= plots_.size())
    return;
  Plots plots = plots_;
  std::erase(plots[plot], path);
  setPlots(std::move(plots));
  emit plotsChanged();
}

void PlotView::removePlot(std::size_t plot)
{
  if(plot >= plots_.size())
    return;
  Plots plots = plots_;
  plots.erase(plots.begin() + static_cast<std::ptrdiff_t>(plot));
  setPlots(std::move(plots));
  emit plotsChanged();
}

void PlotView::setQuantities(const std::map<std::string, Quantity>& quantities)
{
  if(!labels_.learn(quantities))
    return;
  for(std::size_t i = 0; i < drawn_.size(); ++i)
    drawn_[i].rect->axis(QCPAxis::atLeft)->setLabel(labels_.labelOf(plots_[i]));
  draw();
}

void PlotView::rebuild()
{
  drawn_.clear();
  chart_->clearItems();
  chart_->clearPlottables();
  chart_->plotLayout()->clear();
  for(std::size_t i = 0; i < plots_.size(); ++i)
  {
    drawn_.push_back(makePlot(i));
    drawn_.back().rect->setMarginGroup(QCP::msLeft | QCP::msRight, margins_);
  }
  if(!drawn_.empty())
    drawn_.back().rect->axis(QCPAxis::atBottom)->setLabel(tr("Simulated time, s"));
  pages_->setCurrentIndex(drawn_.empty() ? 0 : 1);
  //: What stands in the place of plots as long as there are none.
  hint_->setText(tr("Drag signals from the tree to here, or double click them."));
  chart_->setAccessibleName(tr("Plots"));
  colour();
  revision_ = -1;
  update();
}

PlotView::Plot PlotView::makePlot(std::size_t index)
{
  Plot plot;
  plot.rect = new QCPAxisRect(chart_, true);
  chart_->plotLayout()->addElement(static_cast<int>(index), 0, plot.rect);
  plot.rect->setMinimumSize(60, 40);
  plot.rect->setupFullAxesBox(true);
  plot.rect->axis(QCPAxis::atBottom)->setTickLabels(index + 1 == plots_.size());
  plot.rect->axis(QCPAxis::atTop)->setTickLabels(false);
  plot.rect->axis(QCPAxis::atRight)->setTickLabels(false);
  plot.rect->setAutoMargins(QCP::msLeft | QCP::msRight | QCP::msBottom | QCP::msTop);
  auto* const legend = new QCPLegend;
  plot.rect->insetLayout()->addElement(legend, Qt::AlignTop | Qt::AlignRight);
  legend->setLayer(QStringLiteral("legend"));
  for(const std::string& path : plots_[index])
  {
    QCPGraph* const curve =
        chart_->addGraph(plot.rect->axis(QCPAxis::atBottom), plot.rect->axis(QCPAxis::atLeft));
    curve->setName(SignalLabels::nameOf(path));
    curve->setAdaptiveSampling(true);
    legend->addItem(new QCPPlottableLegendItem(legend, curve));
    plot.curves.push_back(curve);
  }
  plot.head = new QCPItemStraightLine(chart_);
  plot.head->setClipAxisRect(plot.rect);
  for(QCPItemPosition* const point : plot.head->positions())
  {
    point->setTypeX(QCPItemPosition::ptPlotCoords);
    point->setTypeY(QCPItemPosition::ptAxisRectRatio);
    point->setAxes(plot.rect->axis(QCPAxis::atBottom), plot.rect->axis(QCPAxis::atLeft));
    point->setAxisRect(plot.rect);
  }
  plot.rect->axis(QCPAxis::atLeft)->setLabel(labels_.labelOf(plots_[index]));
  return plot;
}

/// Colours of the window's palette.
void PlotView::colour()
{
  chart_->setBackground(QBrush(palette().color(QPalette::Window)));
  for(Plot& plot : drawn_)
    colourPlot(*plot.rect, plot.curves, *plot.head, palette(), font());
}

void PlotView::update()
{
  if(!isVisible())
  {
    stale_ = true;
    return;
  }
  fill();
  draw();
}

void PlotView::showEvent(QShowEvent* event)
{
  QWidget::showEvent(event);
  if(std::exchange(stale_, false))
    update();
}

/// Gives the curves what the table has.
void PlotView::fill()
{
  if(!table_)
    return;
  const bool anew = revision_ != table_->revision();
  revision_ = table_->revision();
  const std::size_t total = table_->gone() + table_->rows();
  if(anew)
    filled_ = table_->gone();
  const std::size_t first = std::max(filled_, table_->gone()) - table_->gone();
  for(std::size_t i = 0; i < drawn_.size(); ++i)
    for(std::size_t k = 0; k < plots_[i].size(); ++k)
    {
      QCPGraph& curve = *drawn_[i].curves[k];
      if(anew)
        curve.data()->clear();
      const auto& columns = table_->columns();
      const auto column = std::ranges::find(columns, plots_[i][k]);
      if(column == columns.end())
        continue;
      const auto& values = table_->values(static_cast<std::size_t>(column - columns.begin()));
      for(std::size_t row = first; row < table_->rows(); ++row)
        curve.data()->add(QCPGraphData(table_->times()[row], values[row]));
      if(table_->rows() > 0)
        curve.data()->removeBefore(table_->times().front());
    }
  filled_ = total;
  if(window_ > 0 && table_->rows() > 0)
  {
    to_ = table_->times().back();
    from_ = to_ - window_;
  }
}

void PlotView::fitValues()
{
  constexpr double margin = 0.08;
  for(Plot& plot : drawn_)
  {
    plot.rect->axis(QCPAxis::atBottom)->setRange(rangeOf(from_, to_));
    if(plot.fixed)
      continue;
    double low = 0, high = 0;
    bool any = false;
    for(const QCPGraph* const curve : plot.curves)
    {
      bool found = false;
      const QCPRange range = curve->getValueRange(found, QCP::sdBoth, rangeOf(from_, to_));
      if(!found)
        continue;
      low = any ? std::min(low, range.lower) : range.lower;
      high = any ? std::max(high, range.upper) : range.upper;
      any = true;
    }
    if(!any)
      continue;
    double space = (high - low) * margin;
    if(!(space > 1e-9))
      space = std::max(std::abs(high) * margin, 0.01);
    plot.rect->axis(QCPAxis::atLeft)->setRange(low - space, high + space);
  }
}

void PlotView::draw()
{
  if(drawn_.empty())
    return;
  fitValues();
  for(Plot& plot : drawn_)
  {
    plot.head->setVisible(head_.has_value());
    plot.head->point1->setCoords(head_.value_or(0), 0);
    plot.head->point2->setCoords(head_.value_or(0), 1);
  }
  chart_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::follow(double seconds)
{
  window_ = seconds;
  update();
}

void PlotView::setHead(std::optional<double> seconds)
{
  if(seconds == head_)
    return;
  head_ = seconds;
  if(isVisible())
    draw();
}

void PlotView::fit()
{
  for(Plot& plot : drawn_)
    plot.fixed = false;
  if(window_ <= 0 && table_ && table_->rows() > 0)
  {
    from_ = table_->times().front();
    to_ = std::max(table_->times().back(), from_ + shortest);
  }
  update();
}

void PlotView::showTimes(double from, double to)
{
  if(!(to - from >= shortest))
    to = from + shortest;
  from_ = from;
  to_ = to;
  update();
}

std::pair<double, double> PlotView::times() const
{
  return {from_, to_};
}

std::pair<double, double> PlotView::valuesOf(std::size_t plot) const
{
  const QCPRange range = drawn_.at(plot).rect->axis(QCPAxis::atLeft)->range();
  return {range.lower, range.upper};
}

int PlotView::pointsOf(std::size_t plot, const std::string& path) const
{
  const auto& list = plots_.at(plot);
  const auto found = std::ranges::find(list, path);
  return found == list.end() ? -1 : drawn_[plot].curves[static_cast<std::size_t>(found - list.begin())]->dataCount();
}

QPixmap PlotView::picture() const
{
  return chart_->toPixmap(chart_->width(), chart_->height(), chart_->devicePixelRatioF());
}

QString PlotView::table(char separator) const
{
  if(!table_)
    return {};
  std::vector<std::string> heads;
  for(const std::string& path : table_->columns())
    heads.push_back(labels_.headOf(path));
  return QString::fromStdString(table_->text(separator, heads, from_, to_));
}

// Places

int PlotView::plotAt(const QPoint& place) const
{
  for(std::size_t i = 0; i < drawn_.size(); ++i)
    if(drawn_[i].rect->outerRect().contains(place))
      return static_cast<int>(i);
  return -1;
}

double PlotView::timeAt(const QPoint& place) const
{
  return drawn_.front().rect->axis(QCPAxis::atBottom)->pixelToCoord(place.x()); // All have the same axis.
}

void PlotView::select(std::size_t plot)
{
  selected_ = plot;
  setFocus();
}

void PlotView::zoomValues(std::size_t plot, const QPoint& place, double factor)
{
  QCPAxis& axis = *drawn_[plot].rect->axis(QCPAxis::atLeft);
  axis.scaleRange(factor, axis.pixelToCoord(place.y()));
  drawn_[plot].fixed = true;
  draw();
}

void PlotView::zoomTimes(const QPoint& place, double factor)
{
  if(window_ > 0)
  {
    constexpr double shortestWindow = 1, longestWindow = 600;
    window_ = std::clamp(window_ * factor, shortestWindow, longestWindow);
    emit windowChanged(window_);
    update();
    return;
  }
  const double about = timeAt(place);
  const double length = std::clamp((to_ - from_) * factor, shortest, longest);
  const double share = (about - from_) / (to_ - from_);
  showTimes(about - share * length, about + (1 - share) * length);
}

QString PlotView::valuesAt(const QPoint& place) const
{
  const int at = plotAt(place);
  if(at < 0 || !table_ || !drawn_[static_cast<std::size_t>(at)].rect->rect().contains(place))
    return {};
  const auto index = static_cast<std::size_t>(at);
  const std::size_t row = table_->rowAt(timeAt(place));
  if(row >= table_->rows())
    return {};
  const QLocale locale;
  QStringList lines{tr("%1 s").arg(locale.toString(table_->times()[row], 'f', 2))};
  for(const std::string& path : plots_[index])
  {
    const auto& columns = table_->columns();
    const auto column = std::ranges::find(columns, path);
    if(column == columns.end())
      continue;
    const double value = table_->values(static_cast<std::size_t>(column - columns.begin()))[row];
    lines << QStringLiteral("%1: %2 %3")
                 .arg(SignalLabels::nameOf(path),
                      std::isfinite(value) ? locale.toString(value, 'g', 5) : QStringLiteral("–"),
                      labels_.unitsOf({path}))
                 .trimmed();
  }
  return lines.join('\n');
}

void PlotView::contextMenuEvent(QContextMenuEvent* event)
{
  if(drawn_.empty())
    return;
  const int at = plotAt(chart_->mapFrom(this, event->pos()));
  QMenu menu(this);
  connect(menu.addAction(tr("&Fit")), &QAction::triggered, this, &PlotView::fit);
  menu.addSeparator();
  if(at >= 0)
  {
    const auto index = static_cast<std::size_t>(at);
    for(const std::string& path : plots_[index])
      //: %1: name of a signal
      connect(menu.addAction(tr("Remove %1").arg(SignalLabels::nameOf(path).replace('&', QLatin1String("&&")))),
              &QAction::triggered, this, [this, path, index] { remove(path, index); });
    connect(menu.addAction(tr("Remove this &plot")), &QAction::triggered, this, [this, index] { removePlot(index); });
  }
  connect(menu.addAction(tr("Remove &all plots")), &QAction::triggered, this,
          [this]
          {
            setPlots({});
            emit plotsChanged();
          });
  menu.addSeparator();
  connect(menu.addAction(tr("&Copy as picture")), &QAction::triggered, this, &PlotView::pictureWanted);
  connect(menu.addAction(tr("Copy as &table")), &QAction::triggered, this, &PlotView::tableWanted);
  connect(menu.addAction(tr("&Save as CSV…")), &QAction::triggered, this, &PlotView::saveWanted);
  menu.exec(event->globalPos());
}

void PlotView::dragEnterEvent(QDragEnterEvent* event)
{
  if(!SignalModel::pathsOf(event->mimeData()).empty())
    event->acceptProposedAction();
}

void PlotView::dropEvent(QDropEvent* event)
{
  const std::vector<std::string> paths = SignalModel::pathsOf(event->mimeData());
  if(paths.empty())
    return;
  event->acceptProposedAction();
  const QPoint place = chart_->mapFrom(this, event->position().toPoint());
  int at = drawn_.empty() ? -1 : plotAt(place);
  // The lower end of a plot is the place for a new one.
  constexpr double newShare = 0.8;
  const QRect area = at >= 0 ? drawn_[static_cast<std::size_t>(at)].rect->outerRect() : QRect();
  if(place.y() > area.top() + newShare * area.height())
    at = -1;
  std::size_t plot = at < 0 ? plots_.size() : static_cast<std::size_t>(at);
  for(const std::string& path : paths)
    add(path, plot);
}

void PlotView::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
  {
    colour();
    draw();
  }
  else if(event->type() == QEvent::LanguageChange)
    rebuild();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
