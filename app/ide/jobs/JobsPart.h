#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/jobs/ExperimentDialog.h"
#include "app/ide/jobs/ExperimentPanel.h"

#include <QPointer>

namespace sparkwright
{

class ReplayPart;

/// Experiments as a part of the window: making and opening job files, doing their runs, watching one of them.
class JobsPart : public WindowPart
{
  Q_OBJECT
public:
  explicit JobsPart(const Surroundings& around);
  ~JobsPart() override;

  Experiment& experiment() { return *experiment_; }
  ExperimentPanel& panel() { return *panel_; }
  /// The dialog for a new job; null: it is closed.
  ExperimentDialog* dialog() const { return dialog_; }

  /// Opens a job file and shows the dock; what is wrong is told there and in the log.
  void openJob(const QString& file);
  /// Asks for a job for the scene that is open.
  void askForNew();

  void retranslate() override;
  bool openFile(const QString& file) override;
  void showState(const SessionState& state) override;
  QStringList endsWithWindow() const override;

private:
  void connectPanel();
  void askForFile();
  void askWhereToExport();
  void exportTo(const QString& file);
  /// Opens the recording of a run, or its scene with its seed and variables.
  void watch(int run);

  Surroundings around_;
  ReplayPart& replay_;
  Experiment* experiment_;
  ExperimentPanel* panel_;
  QDockWidget* dock_;
  QAction *new_, *show_;
  QPointer<ExperimentDialog> dialog_;
  bool runWhenOpened_ = false;
};

} // namespace sparkwright
