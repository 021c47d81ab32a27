#pragma once

#include "app/ide/plots/ResultPlot.h"
#include "app/jobs/results/ResultTable.h"

#include <QComboBox>
#include <QLabel>
#include <QTreeWidget>

namespace sparkwright
{

/// Means of the results of runs that differ in their seeds only, with 95 % confidence intervals.
class AveragesView : public QTreeWidget
{
  Q_OBJECT
public:
  explicit AveragesView(QWidget* parent = nullptr);
  void showResults(const Job& job, const std::vector<ResultRow>& rows);
  void retranslate();
};

/// The standings of a tournament.
class StandingsView : public QTreeWidget
{
  Q_OBJECT
public:
  explicit StandingsView(QWidget* parent = nullptr);
  void showResults(const std::vector<Standing>& standings);
  void retranslate();
};

/// A result over a parameter or the seed, both of which can be chosen.
class ResultPlotPage : public QWidget
{
  Q_OBJECT
public:
  explicit ResultPlotPage(QWidget* parent = nullptr);
  /// Offers what another job has.
  void setJob(const Job& job, bool withMatch);
  void showResults(const Job& job, const std::vector<ResultRow>& rows);
  void retranslate();

  QComboBox& resultBox() { return *result_; }
  QComboBox& parameterBox() { return *parameter_; }
  ResultPlot& plot() { return *plot_; }

signals:
  /// Another result or parameter has been chosen.
  void choiceChanged();

private:
  std::vector<ResultQuantity> results_, parameters_;
  QLabel *resultLabel_, *parameterLabel_;
  QComboBox *result_, *parameter_;
  ResultPlot* plot_;
};

/// What a plot shows of runs: a dot for each good one, and means of those with the same parameter.
ResultPlot::Data plotOf(const Job& job, const std::vector<ResultRow>& rows, const ResultQuantity& result,
                        const ResultQuantity& parameter);

} // namespace sparkwright
