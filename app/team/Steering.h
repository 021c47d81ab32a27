#pragma once

#include "app/team/Tactics.h"
#include "app/team/Walk.h"

namespace sparkwright::team
{

/// How to walk to a place, looking along `heading` on arrival: far away the robot turns towards it and walks straight,
/// near by it steps in any direction. Around players that are in the way.
WalkRequest steerTo(const Self& self, const Eigen::Vector2d& place, double heading, const WorldModel& world, double now);

/// How to walk so that the ball goes to `target`: around it if need be, up to it from behind, and through it.
WalkRequest steerBall(const Self& self, const Eigen::Vector2d& target, const WorldModel& world, double now);

/// The angle in (-pi, pi].
double normalised(double angle);

} // namespace sparkwright::team
