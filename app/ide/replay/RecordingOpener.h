#pragma once

#include "core/record/opening/OpenRecording.h"

#include <QObject>
#include <QPointer>
#include <QProgressDialog>

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace sparkwright
{

/// Opens recordings in a thread, with progress, which can be cancelled.
class RecordingOpener : public QObject
{
  Q_OBJECT
public:
  /// @param window  parent of the dialog that shows progress
  explicit RecordingOpener(QWidget* window);
  ~RecordingOpener() override;

  /// Opens a file; ends the opening of another one.
  void open(const QString& file) { open({RecordedFile(file.toStdString())}, file); }
  /// Opens the files of one run, one behind the other.
  /// @param name  what opened() and failed() tell as the file; empty: the present run, which goes on
  void open(const std::vector<RecordedFile>& files, const QString& name);
  bool busy() const { return job_ != nullptr; }
  /// Messages about damaged parts since the last call.
  std::vector<Diagnostic> takeReports();

signals:
  void opened(std::shared_ptr<sparkwright::FrameSequence> frames, const QString& file);
  /// @param reason  empty: cancelled by the user
  void failed(const QString& file, const QString& reason);

private:
  /// Shared with the thread and with the frames, whose reports come later.
  struct Reports
  {
    std::mutex mutex;
    std::vector<Diagnostic> list;
  };
  struct Job
  {
    QString file;
    std::atomic<bool> cancelled = false;
    std::atomic<int> permille = 0;
    OpenedRecording result; ///< Written by the thread before it is `done`.
    std::atomic<bool> done = false;
    std::thread thread;
  };

  void look();
  void end();

  QWidget* window_;
  std::shared_ptr<Reports> reports_ = std::make_shared<Reports>();
  std::unique_ptr<Job> job_;
  QPointer<QProgressDialog> progress_;
};

} // namespace sparkwright
