#pragma once

#include "core/game/f2000/benchmark/KeeperBenchmark.h"
#include "core/game/f2000/game/Benchmark.h"
#include "core/game/f2000/players/PlayerPlugin.h"
#include "core/text/LocalText.h"

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
class KeeperRun final : public Benchmark
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
  KeeperRun(Options options, const FieldForm& field, RobotRoster& robots, PlayerControl& players);

  void advance(double dt, BallNode* ball) override;
  bool isOver() const override { return benchmark_.isOver() || !problem_.empty(); }
  std::array<int, 2> score() const override { return {static_cast<int>(benchmark_.rows().size()) - goals_, goals_}; }
  const LocalText& problem() const override { return problem_; }
  void report(Log& log) const override;

private:
  Progress progress() const override;
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
