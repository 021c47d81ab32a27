#pragma once

#include "core/frame/FrameSource.h"
#include "core/wire/MonitorEncoder.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

namespace sparkwright
{

/// Records messages of the monitor protocol in a file, one per line, for log players. Writes full scenes at the start,
/// when the structure has changed, and at least every 3 s, so that a player can start anywhere.
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
  std::string write(const FramePtr& frame);

  struct Close
  {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  const FrameSource& frames_;
  int cycles_;
  std::string name_;
  std::unique_ptr<std::FILE, Close> file_;
  MonitorEncoder encoder_;
  double fullAt_ = 0; ///< Simulated time of the last full record.
};

} // namespace sparkwright
