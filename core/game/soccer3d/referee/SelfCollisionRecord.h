#pragma once

#include "core/game/soccer3d/match/MatchEvent.h"

#include <cstdint>
#include <fstream>
#include <span>
#include <string>

namespace sparkwright
{

class Context;
struct SoccerSettings;

/// Writes self collisions that are punished to a file, while `WriteSelfCollisionsToFile` says so: a line for each, with
/// game time (s), player and what has happened, separated by tabs.
///
/// The file is `SelfCollisionRecordFilename` where the program keeps log files; it is written anew, from the first
/// collision on. Where that cannot be, the log says so once.
class SelfCollisionRecord
{
public:
  /// Those among the decisions of a step.
  void write(std::span<const MatchEvent> decided, const SoccerSettings& settings, const Context& context);

private:
  void open(const std::string& name, const Context& context);

  std::string name_; ///< Of the file that was opened, or could not be; empty: none yet.
  std::ofstream file_;
  std::uintmax_t length_ = 0; ///< Bytes.
};

} // namespace sparkwright
