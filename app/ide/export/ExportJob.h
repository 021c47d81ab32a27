#pragma once

#include "core/record/FrameSequence.h"
#include "core/record/export/RunExport.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <filesystem>
#include <memory>
#include <thread>
#include <vector>

namespace sparkwright
{

/// Writes a recording to another file in a thread, which reads the recording itself. Can be cancelled.
class ExportJob : public QObject
{
  Q_OBJECT
public:
  explicit ExportJob(QObject* parent = nullptr);
  /// As cancel(), and waits for its end.
  ~ExportJob() override;

  /// Starts; not while busy(). The result has what is wrong with the recording.
  /// @param files  of the recording, in order of time  @param running  the last one is still being written
  void start(std::vector<RecordedFile> files, bool running, std::filesystem::path target, ExportChoice choice);
  /// Ends it soon; finished() tells when.
  void cancel();
  bool busy() const { return job_ != nullptr; }
  double done() const { return job_ ? job_->done.load() : 0; } ///< Share, 0 to 1.

signals:
  void progressed(double share);
  void finished(const sparkwright::ExportResult& result);

private:
  struct Job
  {
    std::atomic<bool> cancelled = false, over = false;
    std::atomic<double> done = 0;
    ExportResult result; ///< Written by the thread before it is over.
    std::thread thread;
  };
  void look();

  std::unique_ptr<Job> job_;
  QTimer timer_;
};

} // namespace sparkwright
