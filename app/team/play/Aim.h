#pragma once

#include "app/team/play/WorldModel.h"

namespace sparkwright::team
{

/// How far a kicked ball goes, m.
constexpr double kickReach = 5.3;

/// The direction in which the ball is best played, rad: towards the opponents' goal, past opponents, near to mates, and
/// not far from where the robot looks already.
/// @param place, heading  of the robot
/// @param before          what it had chosen last: a little better is not worth another way around the ball
double chooseAim(const WorldModel& world, const Eigen::Vector2d& place, double heading, double before, double now);

} // namespace sparkwright::team
