#pragma once

#include "core/game/simurosot/game/SimurosotGame.h"

namespace sparkwright::test
{

/// Puts a robot or the ball to a place, at rest. @param object  of sparkwright_referee.h
inline void placeAtRest(simurosot::SimurosotGame& game, int object, const simurosot::Pose& pose)
{
  if(object == SREF_BALL)
  {
    game.ball()->place(pose.point(), game.profile());
    return game.ball()->bodies().stop();
  }
  simurosot::RobotNode* const robot =
      game.robot(static_cast<simurosot::Side>(object / SST_MAX_ROBOTS), object % SST_MAX_ROBOTS);
  robot->place(pose, game.profile());
  robot->bodies().stop();
}

} // namespace sparkwright::test
