#pragma once

#include "core/game/Wilson.h"
#include "core/game/f2000/file/FieldFile.h"
#include "core/game/f2000/keeper/KeeperPolicy.h"
#include "core/game/f2000/shape/Geometry.h"
#include "core/object/Random.h"

#include <optional>
#include <string>
#include <vector>

namespace sparkwright::f2000
{

/// Compares policies of a goalkeeper: the same episodes for each of them, in which an attacker tries to score against the
/// blue goal. Knows what shall be done; the game does it.
class KeeperBenchmark
{
public:
  enum class Outcome
  {
    Goal,
    Out,   ///< The ball has left the field.
    Saved, ///< The keeper has touched the ball, and the attacker has not for a while.
    TimeUp
  };
  struct Options
  {
    std::vector<Policy> policies{};
    int episodes = 100; ///< For each policy.
    std::uint64_t seed = 1;
  };
  /// How an episode begins.
  struct Begin
  {
    Policy policy = Policy::Still;
    int episode = 0; ///< From 0, for this policy.
    Pose ball{}, attacker{}, keeper{};
  };
  /// The world after a cycle.
  struct Seen
  {
    double x = 0, y = 0, z = 0; ///< The ball, m.
    double speed = 0;           ///< Of the ball, m/s.
    bool keeperTouches = false, attackerTouches = false;
  };
  struct Row
  {
    Policy policy;
    int episode;
    Outcome outcome;
    double seconds;   ///< That it took.
    double shotSpeed; ///< Fastest speed of the ball, m/s
    double way;       ///< Of the ball, m
  };
  struct Result
  {
    Policy policy;
    int episodes = 0, goals = 0, saved = 0, out = 0, timeUp = 0;
    double seconds = 0; ///< Mean.
    WilsonInterval goalShare() const { return WilsonInterval::of(goals, episodes); }
  };

  KeeperBenchmark(const Options& options, const FieldForm& field);

  /// A cycle has passed. @param dt  s  @return how the next episode begins, if this one is over
  std::optional<Begin> advance(double dt, const Seen& seen);
  /// The first episode.
  Begin begin();
  bool isOver() const { return over_; }

  const std::vector<Row>& rows() const { return rows_; }
  std::vector<Result> results() const;
  /// A table for people: a line for each policy.
  std::vector<std::string> table() const;
  /// A line for each episode, below a head.
  std::string csv() const;

private:
  Begin next();
  std::optional<Outcome> judge(const Seen& seen) const;

  const Options options_;
  const FieldForm field_;
  std::size_t policy_ = 0;
  int episode_ = 0;
  bool over_ = false;
  Random random_;
  double time_ = 0, sinceAttacker_ = 0; ///< s
  bool saved_ = false; ///< The keeper has touched the ball after the attacker.
  double fastest_ = 0, way_ = 0;
  std::optional<Seen> last_;
  std::vector<Row> rows_;
};

std::string_view nameOf(KeeperBenchmark::Outcome outcome);

} // namespace sparkwright::f2000
