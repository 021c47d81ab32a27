#pragma once

#include "core/game/f2000/benchmark/KeeperBenchmark.h"
#include "core/game/f2000/players/PlayerPlugin.h"

#include <optional>
#include <string>

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

  /// A cycle has passed. @param dt  s
  void advance(double dt, BallNode& ball);
  bool isOver() const { return benchmark_.isOver(); }
  const Options& options() const { return options_; }
  const KeeperBenchmark& benchmark() const { return benchmark_; }
  /// Why there are no episodes; empty: there are.
  const std::string& problem() const { return problem_; }

private:
  void begin(const KeeperBenchmark::Begin& episode, BallNode& ball);
  RobotNode* first(RobotTeam team) const;

  const Options options_;
  RobotRoster& robots_;
  PlayerControl& players_;
  KeeperBenchmark benchmark_;
  bool begun_ = false;
  std::string problem_;
};

} // namespace sparkwright::f2000
