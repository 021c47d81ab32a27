#pragma once

#include "core/record/opening/OpenRecording.h"
#include "core/signal/Signal.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace sparkwright
{

/// Values of signals in some successive frames of a run.
struct SamplePiece
{
  std::vector<double> times;
  std::vector<double> values; ///< One for each path, frame after frame.
};

/// Reads the values of signals in a whole run, in a thread with its own view of the run, piece by piece. Can be cancelled.
class RunSampler : public QObject
{
  Q_OBJECT
public:
  static constexpr std::size_t mostSamples = 200'000; ///< Of longer runs, frames are left out evenly.

  /// Opens the run in the thread.
  using Open = std::function<OpenedRecording(const OpenRecordingOptions&)>;

  explicit RunSampler(QObject* parent = nullptr);
  /// As cancel().
  ~RunSampler() override;

  /// Starts; cancels what was going on.
  void start(Open open, std::vector<std::string> paths);
  /// Ends at once; nothing more is told.
  void cancel();
  bool busy() const { return job_ != nullptr; }
  double done() const { return job_ ? job_->done.load() : 1; } ///< Share, 0 to 1.

signals:
  /// The next piece, in order of time.
  void sampled(const sparkwright::SamplePiece& piece);
  /// What the signals measure, as far as it is known.
  void described(const std::map<std::string, sparkwright::Quantity>& quantities);
  /// @param problem  empty: all has been read
  void finished(const QString& problem);

private:
  struct Job
  {
    std::atomic<bool> cancelled = false, over = false;
    std::atomic<double> done = 0;
    std::mutex mutex;
    std::vector<SamplePiece> pieces;
    std::map<std::string, Quantity> quantities;
    LocalText problem;
    std::thread thread;
  };
  static void read(Job& job, const Open& open, const std::vector<std::string>& paths);
  void look();

  std::unique_ptr<Job> job_;
  QTimer timer_;
};

} // namespace sparkwright
