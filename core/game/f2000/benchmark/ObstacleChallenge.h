#pragma once

#include "core/game/Wilson.h"
#include "core/game/f2000/file/FieldFile.h"
#include "core/game/f2000/shape/Geometry.h"
#include "core/object/Random.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright::f2000
{

/// The technical challenge of 2002: a robot brings the ball from the front of its own goal area between two cylinders and into
/// the other goal, within 90 s. Compares players: the same attempts for each of them. Knows what shall be done; the game does
/// it.
///
/// Points of an attempt: 1 for the passage, 1 for the goal, 1 for the fastest goal of all players, −1 for each cylinder that the
/// robot has touched. Robots attack the goal at −x.
class ObstacleChallenge
{
public:
  struct Options
  {
    std::vector<std::string> players{};
    int attempts = 10; ///< For each player.
    std::uint64_t seed = 1;
  };
  /// How an attempt begins; m, rad.
  struct Begin
  {
    std::string player{};
    int attempt = 0; ///< From 0, for this player.
    Pose ball{}, robot{};
    std::array<Pose, 2> cylinders{};
  };
  /// The world after a cycle.
  struct Seen
  {
    double x = 0, y = 0, z = 0;       ///< The ball, m.
    std::array<bool, 2> touches{};    ///< Whether the robot touches a cylinder.
  };
  enum class End
  {
    Goal,
    Out, ///< The ball has left the field.
    TimeUp
  };
  struct Row
  {
    std::string player;
    int attempt = 0;
    End end = End::TimeUp;
    bool passed = false; ///< The ball went between the cylinders, towards the goal.
    int touched = 0;     ///< Cylinders.
    double seconds = 0;
    bool fastest = false; ///< Of all goals of this attempt; decided when all players have had it.
    int points() const { return passed + (end == End::Goal) + fastest - touched; }
  };
  struct Result
  {
    std::string player;
    int attempts = 0, passages = 0, goals = 0, touched = 0, fastest = 0, points = 0;
    double seconds = 0; ///< Mean of the goals; 0: there were none.
    WilsonInterval goalShare() const { return WilsonInterval::of(goals, attempts); }
  };

  ObstacleChallenge(Options options, const FieldForm& field);

  Begin begin() { return next(); }
  /// A cycle has passed. @param dt  s  @return how the next attempt begins, if this one is over
  std::optional<Begin> advance(double dt, const Seen& seen);
  bool isOver() const { return over_; }

  const std::vector<Row>& rows() const { return rows_; }
  std::vector<Result> results() const;
  /// A table for people: a line for each player.
  std::vector<std::string> table() const;
  /// A line for each attempt, below a head.
  std::string csv() const;

private:
  Begin next();
  std::optional<End> judge(const Seen& seen) const;
  bool passes(const Seen& from, const Seen& to) const;
  void findFastest();

  const Options options_;
  const FieldForm field_;
  Random random_;
  std::size_t player_ = 0;
  int attempt_ = 0;
  bool over_ = false;
  double time_ = 0; ///< s
  Begin present_;
  std::optional<Seen> last_;
  std::array<bool, 2> touched_{};
  bool passed_ = false;
  std::vector<Row> rows_;
};

std::string_view nameOf(ObstacleChallenge::End end);

} // namespace sparkwright::f2000
