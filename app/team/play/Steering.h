#pragma once

#include "app/team/body/Walk.h"
#include "app/team/play/Tactics.h"

namespace sparkwright::team
{

/// Computes the walk to a place, to arrive with `heading`: far away the robot turns towards it and walks straight,
/// nearby it steps in any direction. Avoids players.
WalkRequest steerTo(const Self& self, const Eigen::Vector2d& place, double heading, const WorldModel& world,
                    double now);

/// What to do near the ball.
struct BallPlay
{
  WalkRequest walk;
  bool stop = false; ///< The ball can be kicked as soon as the robot stands.
  Side foot = Right; ///< The foot to kick with, if `stop`.
};

/// Computes how to play the ball along `heading`: walk around it if necessary, approach it from behind and kick; or
/// dribble, if opponents leave no time for a kick.
/// @param kicks  false: never kick
BallPlay playBall(const Self& self, double heading, const WorldModel& world, bool kicks, double now);

/// Normalises an angle to (-pi, pi].
double normalised(double angle);

} // namespace sparkwright::team
