#pragma once

#include "netserver/wire/MonitorEncoder.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

namespace sparkwright
{

class World;

/// Writes what monitors are told into a file, one message per line: a recording that log players open. Full scenes come
/// first, whenever the structure has changed, and at least every 3 s, so that a player can start anywhere.
class MonitorLog
{
public:
  /// @param cycles  between two records, >= 1
  explicit MonitorLog(int cycles) : cycles_(cycles) {}

  /// Writes the file anew, with the World as it is for its first record. @return empty, or why it failed
  std::string open(const std::filesystem::path& path, const World& world);
  /// End of a cycle: writes a record if one is due. @return empty, or why it failed; then the file is closed
  std::string publish(const World& world);

private:
  std::string write(const FramePtr& frame);

  struct Close
  {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  int cycles_;
  std::string name_;
  std::unique_ptr<std::FILE, Close> file_;
  MonitorEncoder encoder_;
  double fullAt_ = 0; ///< Simulated time of the last full record.
};

} // namespace sparkwright
