#pragma once

#include "core/game/f2000/benchmark/KeeperBenchmark.h"
#include "core/game/f2000/players/PlayerPlugin.h"
#include "core/text/LocalText.h"

#include <optional>
#include <string>

namespace sparkwright
{
class Log;
}

namespace sparkwright::f2000
{

class BallNode;
class PlayerControl;
class RobotNode;
class RobotRoster;

/// Lets the episodes of a keeper benchmark be played: the keeper is the first robot of blue, the attacker the first of
/// yellow.
class BenchmarkRun
{
public:
  struct Options
  {
    KeeperBenchmark::Options benchmark{};
    OptionValues keeper{};          ///< Of the player `goalkeeper`, beside its policy.
    std::string attacker = "striker"; ///< Player that leads the attacker; empty: a client of the message board does.
    std::string file{}; ///< Plain name of a table of all episodes in the directory of logs; empty: none.
  };

  /// All must outlive this.
  BenchmarkRun(const Options& options, const FieldForm& field, RobotRoster& robots, PlayerControl& players);

  /// A cycle has passed. @param dt  s  @param ball  may be null
  void advance(double dt, BallNode* ball);
  /// Whether all episodes have been played, or none can be.
  bool isOver() const { return benchmark_.isOver() || !problem_.empty(); }
  int goals() const { return goals_; }
  int saves() const { return static_cast<int>(benchmark_.rows().size()) - goals_; } ///< Episodes without a goal.
  /// Logs the table, or why there is none, and writes the file of the options.
  void report(Log& log) const;

private:
  void begin(const KeeperBenchmark::Begin& episode, BallNode& ball);
  RobotNode* first(RobotTeam team) const;

  const Options options_;
  RobotRoster& robots_;
  PlayerControl& players_;
  KeeperBenchmark benchmark_;
  bool begun_ = false;
  int goals_ = 0;
  LocalText problem_; ///< Why no episodes can be played; empty: they can.
};

} // namespace sparkwright::f2000
