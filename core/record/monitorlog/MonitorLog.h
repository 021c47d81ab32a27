#pragma once

#include "core/frame/FrameSource.h"
#include "core/record/monitorlog/MonitorLogWriter.h"

#include <filesystem>
#include <string>

namespace sparkwright
{

/// Records the frames of a run in a log of monitor messages, every so many cycles.
class MonitorLog
{
public:
  /// @param frames  to be recorded
  /// @param cycles  number of cycles between two records, >= 1
  MonitorLog(const FrameSource& frames, int cycles) : frames_(frames), cycles_(cycles) {}

  /// Creates or overwrites the file, and records the newest frame, if there is one. @return empty, or an error message
  std::string open(const std::filesystem::path& path);
  /// Writes a record if one is due; to be called for each new frame. @return empty, or an error message; the file is
  /// then closed
  std::string publish();

private:
  const FrameSource& frames_;
  int cycles_;
  MonitorLogWriter writer_;
};

} // namespace sparkwright
