#pragma once

#include "app/ide/jobs/Experiment.h"
#include "app/ide/jobs/RunsModel.h"
#include "app/ide/jobs/SummaryViews.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTableView>
#include <QTabWidget>
#include <QToolButton>

namespace sparkwright
{

/// The dock of experiments: what can be done with the job that is open, its runs, and what they come to.
class ExperimentPanel : public QWidget
{
  Q_OBJECT
public:
  explicit ExperimentPanel(Experiment& experiment, QWidget* parent = nullptr);

  QPushButton& newButton() { return *new_; }
  QPushButton& runButton() { return *run_; }
  QPushButton& stopButton() { return *stop_; }
  QPushButton& retryButton() { return *retry_; }
  QPushButton& exportButton() { return *export_; }
  QTableView& table() { return *table_; }
  QTabWidget& tabs() { return *tabs_; }
  AveragesView& averages() { return *averages_; }
  StandingsView& standingsView() { return *standings_; }
  ResultPlotPage& plotPage() { return *plot_; }
  QProgressBar& progress() { return *progress_; }
  QString summary() const { return summary_->text(); }
  /// Shows a problem until the next job is opened or run; empty: none.
  void showProblem(const QString& text);
  QString problem() const { return problem_->isHidden() ? QString() : problem_->text(); }

  /// Numbers of the selected runs.
  std::set<int> selected() const;
  /// The table that is in front, as CSV, and a name for its file.
  std::pair<QString, QString> frontTable() const;
  void retranslate();

signals:
  void newWanted();
  void openWanted();
  void exportWanted();
  /// A run shall be watched. @param index  in Experiment::runs()
  void watchWanted(int index);
  void folderWanted(int index);
  void commandWanted(int index);

protected:
  void showEvent(QShowEvent* event) override;

private:
  void layOut();
  void connectExperiment();
  void showJob();
  void showState();
  void showReasons();
  void showSummaries();
  void openMenu(const QPoint& place);
  void runSelected(JobRunner::Which which);
  int sourceRow(const QModelIndex& index) const { return proxy_->mapToSource(index).row(); }

  Experiment& experiment_;
  RunsModel* model_;
  QSortFilterProxyModel* proxy_;
  QLabel *title_, *summary_, *problem_, *hint_;
  QPushButton *new_, *open_, *hintNew_, *hintOpen_, *run_, *stop_, *retry_, *export_;
  QProgressBar* progress_;
  QTabWidget* tabs_;
  QTableView* table_;
  AveragesView* averages_;
  ResultPlotPage* plot_;
  StandingsView* standings_;
  QStackedWidget* pages_;
  QTimer summaries_; ///< Puts off what would be done anew with each result.
  bool stale_ = false, withMatch_ = false, widened_ = false;
};

} // namespace sparkwright
