#pragma once

#include "app/f2k/UpdateLog.h"
#include "core/game/Reading.h"
#include "core/game/f2000/file/RobotFile.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace f2k
{
class Client;
class Error;
} // namespace f2k

namespace sparkwright
{

/// Where the window gets its measurements from: a robot on a message board, or a log of updates.
class SensorFeed : public QObject
{
  Q_OBJECT
public:
  enum class Source
  {
    None,
    Board,
    Log
  };

  explicit SensorFeed(QObject* parent = nullptr);
  ~SensorFeed() override;

  /// Brings a robot to a server. Takes up to some seconds. @return empty, or why not
  QString connectTo(const QString& robotFile, const QString& host, int port);
  /// Plays a log from its beginning. @return empty, or why not
  QString play(const QString& file);
  void close();
  Source source() const { return source_; }

  /// Stops and goes on: of a log, its time; of a board, what is shown.
  void setPaused(bool paused);
  bool isPaused() const { return paused_; }
  /// Writes all updates of a board into a file until it is called with an empty name. @return empty, or why not
  QString record(const QString& file);
  bool isRecording() const { return log_ != nullptr; }
  /// Speeds of the robot, m/s and rad/s; dropped without one.
  void drive(double v, double omega);

  /// The newest measurements.
  std::vector<Reading> readings() const;
  QString robotName() const;
  /// Simulated, s.
  double time() const { return static_cast<double>(simulated_.load()) * 1e-6; }

signals:
  void updated();
  /// What has gone wrong, or that the log has ended.
  void told(const QString& words);

private:
  void poll();
  void pollLog();

  Source source_ = Source::None;
  bool paused_ = false;
  std::unique_ptr<f2k::Client> client_;
  std::unique_ptr<f2k::LogSource> recorded_; ///< Of a log.
  std::unique_ptr<f2k::UpdateLog> log_;
  f2000::RobotForm form_;
  f2k::Snapshot shown_;
  std::atomic<std::int64_t> simulated_ = 0; ///< µs
  std::int64_t shownAt_ = 0;                ///< By the clock of the stamps, µs.
  std::mutex errors_;
  QStringList newErrors_; ///< From the thread of the updates.
  QTimer timer_;
  QElapsedTimer wall_;           ///< Since the last update of a log was shown.
  std::int64_t logTime_ = 0;     ///< Of the present update, µs.
  bool isWaiting_ = false;       ///< The next update has been read, and its time has not come.
  std::int64_t waitFor_ = 0;     ///< µs after the last one.
};

} // namespace sparkwright
