#pragma once

#include "core/design/JointSweep.h"

#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>

#include <atomic>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

namespace sparkwright
{

/// Sweeps the joints of a robot in a World of its own, in a thread, and lists the parts that touch each other. Closing
/// the dialog ends the sweep.
class SweepDialog : public QDialog
{
  Q_OBJECT
public:
  struct Job
  {
    std::string scene;                              ///< As Session opened it.
    std::vector<std::filesystem::path> directories; ///< Of data.
    design::SweepOptions options;
  };
  SweepDialog(Job job, QWidget* parent);
  ~SweepDialog() override;

  /// Whether the thread is still at work.
  bool busy() const { return busy_; }

signals:
  /// The user has chosen a collision; its posture.
  void postureChosen(const std::vector<sparkwright::design::JointValue>& posture);

private:
  void sweep(const Job& job);
  void showReport(design::SweepReport report);

  std::atomic<bool> cancel_ = false;
  bool busy_ = true;
  design::SweepReport report_;
  QLabel* state_;
  QProgressBar* progress_;
  QTreeWidget* table_;
  QPushButton* close_;
  std::thread thread_;
};

} // namespace sparkwright
