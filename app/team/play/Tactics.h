#pragma once

#include "app/team/play/Formation.h"

#include <Eigen/Core>

namespace sparkwright::team
{

/// What a player does now.
struct Task
{
  enum Kind
  {
    Stand, ///< Nothing to do: the match does not run.
    Beam,  ///< Be put at `place`, looking along `heading`.
    Go,    ///< Walk to `place` and look along `heading` there.
    Play   ///< Play the ball along `heading`.
  };
  Kind kind = Stand;
  Eigen::Vector2d place = Eigen::Vector2d::Zero();
  double heading = 0; ///< rad, 0 is towards the opponents' goal.
};

/// Who this robot is, and where.
struct Self
{
  int number = 0;
  Eigen::Vector2d place = Eigen::Vector2d::Zero();
  double heading = 0;
  bool fallen = false;
};

/// Decides what to do, from the play mode, the role, and what is believed of ball and mates. All players decide alike, so
/// they need not agree: whoever is nearest to the ball goes for it, another one goes ahead to where it is played to,
/// number 1 keeps the goal, all others take the place of their number in the formation.
class Tactics
{
public:
  Task decide(const Percepts& percepts, const WorldModel& world, const Self& self);

  /// Whether this robot is the one who goes for the ball.
  bool striking() const { return striking_; }
  /// Whether it has taken a set play, and nobody else has touched the ball since.
  bool waits() const { return waits_; }

private:
  void watchSetPlay(const PlayMode& mode, const WorldModel& world, const Self& self, double now);
  bool nearestToBall(const WorldModel& world, const Self& self, double now) const;
  bool nearestToSupport(const WorldModel& world, const Self& self, double now) const;
  Task keep(const WorldModel& world) const;
  Task waitForTheirs(const WorldModel& world, const Self& self, const PlayMode& mode) const;

  bool striking_ = false;
  bool supporting_ = false; ///< This robot goes to where the ball is to be played next.
  bool waits_ = false;
  double aim_ = 0;          ///< Where it last wanted to play the ball, rad.
  bool setPlay_ = false;    ///< Ours, and this robot is to take it.
};

} // namespace sparkwright::team
