#pragma once

#include "core/agents/DurationHistogram.h"

#include <cstdint>
#include <string>

namespace sparkwright::strategy
{

/// A file that tells another program how a strategy does, once a second: an object in JSON, replaced as a whole.
class StatusFile
{
public:
  static constexpr double interval = 1; ///< s

  struct Status
  {
    std::string library;    ///< That is loaded; empty: none.
    std::string generation; ///< Its interface: `native`, `classic`, …
    std::string team;       ///< Name of the team.
    std::string side;       ///< `blue` or `yellow`; empty: the server has not let us in.
    std::string problem;    ///< Why there is no match; empty: nothing is known to be wrong.
    std::uint64_t frames = 0, skipped = 0; ///< Answered, and left out since others were newer.
    const DurationHistogram* calls = nullptr; ///< Of the function that is called in each frame; null: none yet.
  };

  /// @param path  empty: nothing is written
  explicit StatusFile(std::string path) : path_(std::move(path)) {}

  /// @param now  wall time, s
  bool isDue(double now) const { return !path_.empty() && now >= next_; }
  /// @return a message if it cannot be written, once; else empty
  std::string write(const Status& status, double now);

  /// The text of the file. @param rate  frames answered per second
  static std::string text(const Status& status, double rate);

private:
  std::string replace(const std::string& text) const;

  std::string path_;
  double next_ = 0;
  double last_ = 0;             ///< Wall time of the last write, s; 0: none.
  std::uint64_t lastFrames_ = 0; ///< Then.
  bool failed_ = false;
};

} // namespace sparkwright::strategy
