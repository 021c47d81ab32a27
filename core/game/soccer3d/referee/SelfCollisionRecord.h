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

/// Writes punished self collisions to a file, if `WriteSelfCollisionsToFile` is set: one line each, with game time (s),
/// player and event, separated by tabs.
///
/// The file is `SelfCollisionRecordFilename` in the directory of log files; it is overwritten at the first collision.
/// Failure is logged once.
class SelfCollisionRecord
{
public:
  /// Writes the self collisions among the decisions of a step.
  void write(std::span<const MatchEvent> decided, const SoccerSettings& settings, const Context& context);

private:
  void open(const std::string& name, const Context& context);

  std::string name_; ///< Of the file opened or tried last; empty: none yet.
  std::ofstream file_;
  std::uintmax_t length_ = 0; ///< Bytes.
};

} // namespace sparkwright
