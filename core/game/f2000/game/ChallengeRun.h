#pragma once

#include "core/game/f2000/benchmark/ObstacleChallenge.h"
#include "core/game/f2000/game/Benchmark.h"
#include "core/text/LocalText.h"

#include <string>

namespace sparkwright::f2000
{

class PlayerControl;
class RobotNode;
class SceneParts;
class ThingNode;

/// Lets the attempts of the obstacle challenge be played: by the first robot of yellow, with the first two obstacles of the
/// scene. Its cylinders do not yield: one that was touched counts as moved.
class ChallengeRun final : public Benchmark
{
public:
  struct Options
  {
    ObstacleChallenge::Options challenge{};
    std::string file{}; ///< Plain name of a table of all attempts in the directory of logs; empty: none.
  };

  /// All must outlive this.
  ChallengeRun(Options options, SceneParts& parts, PlayerControl& players);

  void advance(double dt, BallNode* ball) override;
  bool isOver() const override { return challenge_.isOver() || !problem_.empty(); }
  /// Goals are those of yellow; all other attempts are blue's.
  std::array<int, 2> score() const override { return {static_cast<int>(challenge_.rows().size()) - goals_, goals_}; }
  const LocalText& problem() const override { return problem_; }
  void report(Log& log) const override;

private:
  Progress progress() const override;
  void begin(const ObstacleChallenge::Begin& attempt, BallNode& ball, RobotNode& robot);
  bool touches(const RobotNode& robot, const Pose& cylinder) const;

  const Options options_;
  SceneParts& parts_;
  PlayerControl& players_;
  ObstacleChallenge challenge_;
  ObstacleChallenge::Begin present_;
  bool begun_ = false;
  int goals_ = 0;
  LocalText problem_; ///< Why it cannot be played; empty: it can.
};

} // namespace sparkwright::f2000
