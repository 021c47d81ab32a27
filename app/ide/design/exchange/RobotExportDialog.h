#pragma once

#include "core/text/Diagnostic.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
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

/// Writes a robot of a scene as URDF, in a World of its own and in a thread, and lists what URDF cannot say. Closing the
/// dialog ends the export.
class RobotExportDialog : public QDialog
{
  Q_OBJECT
public:
  struct Job
  {
    std::string scene;                              ///< As Session opened it.
    std::vector<std::filesystem::path> directories; ///< Of data.
    std::string robot;                              ///< Path of a node of the robot; empty: that with most joints.
  };
  /// @param file  is proposed
  RobotExportDialog(Job job, const QString& file, QWidget* parent);
  ~RobotExportDialog() override;

  void setFile(const QString& file);
  /// Begins to export; finished() follows.
  void write();
  /// Whether the thread is still at work.
  bool busy() const { return busy_; }

signals:
  /// @param written  whether there is a file now
  void done(bool written);

private:
  void chooseFile();
  /// Asks before it replaces a file that it has not written itself.
  void writeUnlessRefused();
  void work(const std::string& file);
  void showReport(bool written, const Diagnostics& diagnostics);

  Job job_;
  std::atomic<bool> cancel_ = false;
  bool busy_ = false;
  QString written_; ///< The file that was written last.
  QLineEdit* file_;
  QLabel* outcome_;
  QProgressBar* progress_;
  QTreeWidget* results_;
  QPushButton* export_;
  std::thread thread_;
};

} // namespace sparkwright
