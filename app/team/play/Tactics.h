#pragma once

#include "app/team/body/Archive.h"
#include "app/team/play/Formation.h"

#include <Eigen/Core>

namespace sparkwright::team
{

/// The present task of a player.
struct Task
{
  enum Kind
  {
    Stand, ///< Nothing to do: the match is not running.
    Beam,  ///< Beam to `place` with `heading`.
    Go,    ///< Walk to `place` and turn to `heading`.
    Play   ///< Play the ball along `heading`.
  };
  Kind kind = Stand;
  Eigen::Vector2d place = Eigen::Vector2d::Zero();
  double heading = 0; ///< rad, 0 is towards the opponents' goal.

  void archive(StateArchive& a)
  {
    a.choice(kind, Play);
    a(place, heading);
  }
};

/// Number and estimated pose of this robot.
struct Self
{
  int number = 0;
  Eigen::Vector2d place = Eigen::Vector2d::Zero();
  double heading = 0;
  bool fallen = false;
};

/// Chooses the task of a player from the play mode, its role, and the estimated positions of ball and teammates. All
/// players use the same rules, so they need no negotiation: the nearest to the ball goes for it, another one supports,
/// number 1 is the goalie, all others take their place in the formation.
class Tactics
{
public:
  Task decide(const Percepts& percepts, const WorldModel& world, const Self& self);

  /// Whether this robot goes for the ball.
  bool striking() const { return striking_; }
  /// Whether it has taken a set play and may not touch the ball until another player has.
  bool waits() const { return waits_; }

  void archive(StateArchive& a) { a(striking_, supporting_, waits_, aim_, setPlay_); }

private:
  void watchSetPlay(const PlayMode& mode, const WorldModel& world, const Self& self, double now);
  bool nearestToBall(const WorldModel& world, const Self& self, double now) const;
  bool nearestToSupport(const WorldModel& world, const Self& self, double now) const;
  Task keep(const WorldModel& world) const;
  Task waitForTheirs(const WorldModel& world, const Self& self, const PlayMode& mode) const;

  bool striking_ = false;
  bool supporting_ = false; ///< This robot goes to where the ball will be played.
  bool waits_ = false;
  double aim_ = 0;       ///< Last direction to play the ball, rad.
  bool setPlay_ = false; ///< This robot takes our set play.
};

} // namespace sparkwright::team
