#pragma once

#include <QPixmap>
#include <QString>
#include <QWidget>

#include <vector>

class QCPErrorBars;
class QCPGraph;
class QCustomPlot;
class QLabel;
class QStackedLayout;

namespace sparkwright
{

/// A result over a parameter: the value of each run as a dot, and the mean of each group with its confidence interval
/// as a line with bars.
///
/// Wheel: zoom. Left button: move. Double click: all.
class ResultPlot : public QWidget
{
  Q_OBJECT
public:
  /// A value of a run.
  struct Dot
  {
    double x = 0, y = 0;
  };
  /// A mean of several runs.
  struct Mean
  {
    double x = 0, y = 0;
    double low = 0, high = 0; ///< Of its interval; NaN: unknown.
  };
  struct Data
  {
    QString xLabel, yLabel;
    std::vector<Dot> dots;
    std::vector<Mean> means; ///< By ascending x; empty: no line.
  };

  explicit ResultPlot(QWidget* parent = nullptr);

  void setData(Data data);
  /// Shown in the place of the plot as long as there is nothing in it.
  void setHint(const QString& text);
  /// Shows all of it.
  void fit();
  QPixmap picture() const;
  int dotCount() const;
  int meanCount() const;

protected:
  void changeEvent(QEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
  void colour();

  QStackedLayout* pages_;
  QLabel* hint_;
  QCustomPlot* chart_;
  QCPGraph *dots_, *means_;
  QCPErrorBars* intervals_;
  bool touched_ = false; ///< The user has chosen what is visible.
};

} // namespace sparkwright
