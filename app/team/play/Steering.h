#pragma once

#include "app/team/body/Walk.h"
#include "app/team/play/Tactics.h"

namespace sparkwright::team
{

/// How to walk to a place, looking along `heading` on arrival: far away the robot turns towards it and walks straight,
/// near by it steps in any direction. Around players that are in the way.
WalkRequest steerTo(const Self& self, const Eigen::Vector2d& place, double heading, const WorldModel& world, double now);

/// What to do at the ball.
struct BallPlay
{
  WalkRequest walk;
  bool stop = false; ///< The ball lies right for a kick, if only the robot stood.
  Side foot = Right; ///< The one to kick with, if so.
};

/// How to play the ball along `heading`: around it if need be, up to it from behind, and then a kick; or through it, if
/// opponents leave no time for one.
/// @param kicks  false: in no case a kick
BallPlay playBall(const Self& self, double heading, const WorldModel& world, bool kicks, double now);

/// The angle in (-pi, pi].
double normalised(double angle);

} // namespace sparkwright::team
