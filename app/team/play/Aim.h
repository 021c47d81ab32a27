#pragma once

#include "app/team/play/WorldModel.h"

namespace sparkwright::team
{

/// Range of a kick, m.
constexpr double kickReach = 5.3;

/// Chooses the direction to play the ball, rad: towards the opponents' goal, past opponents, near teammates, and near
/// the robot's heading.
/// @param place, heading  of the robot, in the team's frame
/// @param before          the last choice, which is kept unless another one is clearly better
double chooseAim(const WorldModel& world, const Eigen::Vector2d& place, double heading, double before, double now);

} // namespace sparkwright::team
