#pragma once

#include "core/frame/FrameSource.h"
#include "netserver/wire/MonitorEncoder.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

namespace sparkwright
{

/// Writes what monitors are told into a file, one message per line: a recording that log players open. Full scenes come
/// first, whenever the structure has changed, and at least every 3 s, so that a player can start anywhere.
class MonitorLog
{
public:
  /// @param frames  what is recorded
  /// @param cycles  between two records, >= 1
  MonitorLog(const FrameSource& frames, int cycles) : frames_(frames), cycles_(cycles) {}

  /// Writes the file anew, with the newest frame, if there is one, for its first record. @return empty, or why it
  /// failed
  std::string open(const std::filesystem::path& path);
  /// There is the frame of a new cycle: writes a record if one is due. @return empty, or why it failed; then the file
  /// is closed
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
