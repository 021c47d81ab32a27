#include "core/game/simurosot/placement/PlacementCheck.h"

#include "core/game/simurosot/placement/Obstacles.h"
#include "core/game/simurosot/placement/PlacementRoles.h"
#include "core/game/simurosot/placement/RefereeShapes.h"

namespace sparkwright::simurosot
{

bool isLegal(const PlacementTurn& turn, const Formation& poses, const Point& ball)
{
  Obstacles obstacles(turn, ball);
  for(int i = 0; i < turn.robots(); ++i)
  {
    const Pose& pose = poses[static_cast<std::size_t>(i)];
    if(obstacles.blockerOf(pose, placementSlack))
      return false;
    obstacles.add(pose);
  }
  return fittingRoles(turn, poses).has_value();
}

bool isLegalPlacement(const LeagueProfile& profile, const sref_placing& placing, const sref_targets& targets)
{
  const std::optional<PlacementTurn> turn = PlacementTurn::of(profile, placing);
  if(!turn || targets.n != turn->robots())
    return false;
  Formation poses{};
  for(int i = 0; i < targets.n; ++i)
  {
    if(!isFinite(targets.pose[i]))
      return false;
    poses[static_cast<std::size_t>(i)] = poseIn(targets.pose[i]);
  }
  const Point ball = turn->ballFor(targets);
  const bool chosen = turn->places().spec().ball_is_free && targets.ball_wanted;
  if(chosen && !(distance(ball, pointIn(targets.ball)) <= placementSlack))
    return false;
  return isLegal(*turn, poses, ball);
}

} // namespace sparkwright::simurosot
