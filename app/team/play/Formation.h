#pragma once

#include "app/team/play/WorldModel.h"

#include <Eigen/Core>

namespace sparkwright::team
{

// Positions of players, in the team's frame, m.

/// Position for beaming before a kick-off.
Eigen::Vector2d kickOffPlace(int number, bool oursToKick);

/// Position in play of a player that does not go for the ball; moves with the ball.
Eigen::Vector2d homePlace(int number, const Eigen::Vector2d& ball);

/// The best robot type for a number; a team of eleven needs at least three types.
int robotTypeOf(int number);

constexpr int keeper = 1;

} // namespace sparkwright::team
