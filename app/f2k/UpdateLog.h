#pragma once

#include "app/f2k/Container.h"
#include "app/f2k/Parameters.h"
#include "app/f2k/UpdateSink.h"

#include <cstdint>
#include <fstream>
#include <functional>
#include <memory>
#include <string>

namespace f2k
{

/// Writes all that a client gets into a file, for LogSource.
///
/// A text: `f2klog 1`; for each connection `ROBOT bytes`, the robot's file, `SENSOR` lines as on the message board, and
/// `END SENSOR`; for each update `UPD received simulated n`, n lines `DATA number stamp words…`, and `END UPD`. Times in µs.
class UpdateLog : public UpdateSink
{
public:
  /// Throws Error if the file cannot be written.
  explicit UpdateLog(const std::string& file);

  void begin(const std::string& robotFile, const std::vector<FeatureInfo>& features) override;
  void update(std::int64_t received, std::int64_t simulated, const std::vector<Measurement>& measurements) override;

  /// Whether all of it is in the file by now.
  bool flush();

private:
  std::ofstream out_;
};

/// Reads what UpdateLog has written: fills a container as a client does, so that programs work on recorded data unchanged.
///
/// Damage is thrown as Error, with the number of its line. A log that ends within an update ends before it.
class LogSource
{
public:
  explicit LogSource(const std::string& file);
  ~LogSource();

  DataFactory& factory() { return factory_; }
  /// The robot of the present update. To be called after next().
  const Parameters& parameters() const;

  /// Goes on to the next update. @return false: there is none
  bool next();
  /// When the present update came, by the clock of the client that recorded it, and its simulated time; µs.
  std::int64_t received() const { return received_; }
  std::int64_t simulated() const { return simulated_; }
  Snapshot container() const { return sensors_; }
  /// Whether the log ended as it should. To be called after next() was false.
  bool isComplete() const { return complete_; }

  /// Goes through the rest at the pace of its recording. @param speed  times that, > 0
  /// @param longestPause  s: gaps are made that short  @param each  after each update; false ends it
  void play(double speed, double longestPause, const std::function<bool()>& each);

private:
  bool readLine(std::string& line);
  void readRobot(const std::string& line);
  bool readUpdate(const std::string& line);
  [[noreturn]] void fail(const std::string& text) const;

  const std::string file_;
  std::ifstream in_;
  long line_ = 0;
  DataFactory factory_;
  ContainerFiller filler_{factory_};
  std::unique_ptr<Parameters> parameters_;
  std::int64_t received_ = 0, simulated_ = 0;
  Snapshot sensors_;
  bool complete_ = true;
};

} // namespace f2k
