#pragma once

#include "app/team/play/WorldModel.h"

#include <Eigen/Core>

namespace sparkwright::team
{

/// Where the players of a team stand, in the team's frame.

/// The place to be beamed to before a kick-off.
Eigen::Vector2d kickOffPlace(int number, bool oursToKick);

/// The place in play of a player who does not go for the ball; it moves with the ball.
Eigen::Vector2d homePlace(int number, const Eigen::Vector2d& ball);

/// The robot type a number plays best with; a team of eleven has to have three types at least.
int robotTypeOf(int number);

constexpr int keeper = 1;

} // namespace sparkwright::team
