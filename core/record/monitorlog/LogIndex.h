#pragma once

#include "core/game/GameState.h"
#include "core/record/monitorlog/UnpackedFile.h"
#include "core/text/Diagnostic.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Where the messages of a log are, and when they were sent. Made by reading the file once, without its scenes.
class LogIndex
{
public:
  struct Record
  {
    std::uint64_t offset = 0; ///< Of the line in the file.
    std::uint32_t length = 0; ///< Bytes.
    int line = 0;             ///< From 1.
    bool full = false;        ///< It has a full scene.
    bool drawn = false;       ///< Drawings come before its message.
    double time = 0;          ///< s since the first record; never decreases.
  };
  using Report = std::function<void(const Diagnostic&)>;

  /// Reads the file from its first full scene on. Tells the first damaged line with its place, and the number of others.
  /// @param name  of the file in reports
  /// @return empty, or why there is nothing to be shown
  LocalText read(UnpackedFile& file, const std::string& name, const LogProgress& progress, const Report& report);

  const std::vector<Record>& records() const { return records_; }
  /// The last record with a full scene, at or before one.
  std::size_t fullBefore(std::size_t record) const;
  /// The state of the game before a record with a full scene.
  const GameState& stateBefore(std::size_t fullRecord) const;
  /// To be called when the scene of a record turns out to be damaged: it is no start any more.
  void forgetFull(std::size_t record);

  static constexpr std::size_t longestLine = 16u << 20; ///< Bytes. Longer ones are damaged.

private:
  class Scan;

  struct Start
  {
    std::size_t record;
    GameState before;
  };

  std::vector<Record> records_;
  std::vector<Start> starts_; ///< Of the full scenes, ascending.
};

} // namespace sparkwright
