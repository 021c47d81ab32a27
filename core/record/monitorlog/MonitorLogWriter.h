#pragma once

#include "core/draw/Drawings.h"
#include "core/frame/Frame.h"
#include "core/text/WriteFile.h"
#include "core/wire/DrawingEncoder.h"
#include "core/wire/MonitorEncoder.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

namespace sparkwright
{

/// Writes Frames to a file as messages of the monitor protocol, one per line, for log players: full scenes at the start,
/// when the structure has changed, and at least every 3 s of simulated time, so that a player can start anywhere.
/// Drawings stand in front of the messages, as RoboViz writes them: what has changed, and all at full scenes.
class MonitorLogWriter
{
public:
  /// Creates or overwrites the file. @return empty, or an error message
  std::string open(const std::filesystem::path& path, FileLinks links = FileLinks::Follow);
  bool isOpen() const { return file_ != nullptr; }
  /// Writes a record. @param drawings  null: none  @return empty, or an error message; the file is then closed
  std::string write(const FramePtr& frame, const DrawingsPtr& drawings = {});
  /// @return empty, or an error message
  std::string close();

private:
  struct Close
  {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::string failed();

  std::string name_;
  std::unique_ptr<std::FILE, Close> file_;
  MonitorEncoder encoder_;
  DrawingEncoder drawings_;
  std::string drawn_;
  double fullAt_ = 0; ///< Simulated time of the last full record.
};

} // namespace sparkwright
