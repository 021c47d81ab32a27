#pragma once

#include "app/ide/plots/SampleTable.h"
#include "app/ide/plots/SignalLabels.h"

#include <QStackedLayout>
#include <QString>
#include <QWidget>

#include <map>
#include <optional>
#include <string>
#include <vector>

class QCPAxisRect;
class QCPGraph;
class QCPItemStraightLine;
class QCPMarginGroup;
class QCustomPlot;
class QLabel;

namespace sparkwright
{

/// Plots of signals over simulated time, one below the other with the same time axis.
///
/// Wheel: zoom in time about the mouse, with Ctrl in values. Left button: chooses a moment. Middle button: moves the
/// time axis. Double click: all. Right button: menu. Signals are dropped on a plot, or below for one of their own.
class PlotView : public QWidget
{
  Q_OBJECT
public:
  using Plots = std::vector<std::vector<std::string>>; ///< Paths of each plot.

  explicit PlotView(QWidget* parent = nullptr);

  /// Where values come from; must outlive it. Call update() when there are more of them.
  void setTable(const SampleTable& table);
  const Plots& plots() const { return plots_; }
  void setPlots(Plots plots);
  /// All paths, each once.
  std::vector<std::string> paths() const;
  /// Adds a signal, if it is not there, to a plot; nothing: to the selected one if its unit is the same, else to a new
  /// one.
  void add(const std::string& path, std::optional<std::size_t> plot = {});
  void remove(const std::string& path, std::size_t plot);
  void removePlot(std::size_t plot);

  /// What a signal measures, once that is known.
  void setQuantities(const std::map<std::string, Quantity>& quantities);
  /// Shows values that have been added, in the next frame of the screen.
  void update();
  /// The time axis follows the newest value and shows so many seconds before it; 0: it stays.
  void follow(double seconds);
  double followed() const { return window_; }
  /// Marks a moment; nothing: none. @param seconds  simulated time
  void setHead(std::optional<double> seconds);
  /// Shows all times and all values.
  void fit();
  /// Shows a part of the time axis.
  void showTimes(double from, double to);
  std::pair<double, double> times() const;
  /// The range of values that a plot shows.
  std::pair<double, double> valuesOf(std::size_t plot) const;

  /// A picture of the plots as they are.
  QPixmap picture() const;
  /// What is visible as a table. @param separator  see SampleTable::text()
  QString table(char separator) const;

  // For the mouse; places are in the chart, pixels.

  QCustomPlot& chart() const { return *chart_; }
  /// The plot at a place; -1: none.
  int plotAt(const QPoint& place) const;
  /// Only if there are plots.
  double timeAt(const QPoint& place) const;
  /// What the curves of the plot at a place are there, as lines; empty: nothing.
  QString valuesAt(const QPoint& place) const;
  void select(std::size_t plot);
  /// Changes the range of values of a plot about a place. @param factor  below 1: shows less
  void zoomValues(std::size_t plot, const QPoint& place, double factor);
  /// Changes the range of times about a place, or the length of the followed time.
  void zoomTimes(const QPoint& place, double factor);
  /// Number of points that a signal's curve has, for tests.
  int pointsOf(std::size_t plot, const std::string& path) const;

signals:
  /// The user has added or removed something.
  void plotsChanged();
  /// There are others, for whatever reason.
  void rebuilt();
  void timeChosen(double seconds);
  /// The user has changed the length of the followed time. @param seconds  simulated
  void windowChanged(double seconds);
  void pictureWanted();
  void tableWanted();
  void saveWanted();

protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  struct Plot
  {
    QCPAxisRect* rect = nullptr;
    std::vector<QCPGraph*> curves;
    QCPItemStraightLine* head = nullptr;
    bool fixed = false; ///< The user has chosen the range of values.
  };

  void rebuild();
  Plot makePlot(std::size_t index);
  void fill();
  void fitValues();
  void colour();
  void draw();

  const SampleTable* table_ = nullptr;
  Plots plots_;
  std::vector<Plot> drawn_;
  SignalLabels labels_;
  QCustomPlot* chart_;
  QCPMarginGroup* margins_; ///< Plots begin and end at the same places.
  QLabel* hint_;
  QStackedLayout* pages_;
  long revision_ = -1;
  std::size_t filled_ = 0; ///< Rows of the table that curves have, counted with those that have gone.
  double window_ = 0;
  double from_ = 0, to_ = 10; ///< Of the time axis.
  std::optional<double> head_;
  std::size_t selected_ = 0;
  bool stale_ = false; ///< Something has changed while it was hidden.
};

} // namespace sparkwright
