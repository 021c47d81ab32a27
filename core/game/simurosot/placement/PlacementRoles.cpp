#include "core/game/simurosot/placement/PlacementRoles.h"

#include "core/game/simurosot/placement/RefereeShapes.h"

#include <algorithm>
#include <limits>

namespace sparkwright::simurosot
{

namespace
{

constexpr PlacementPart takerPart{PlacementRole::Taker, 0}, keeperPart{PlacementRole::Keeper, 0};

bool hasTaker(const PlacementTurn& turn) { return turn.places().spec().has_taker != 0; }

/// A side whose others wait on a line has a keeper only if that has a place of its own; a single robot takes the kick.
bool hasKeeper(const PlacementTurn& turn)
{
  const sref_region& spec = turn.places().spec();
  if(spec.parked && spec.keeper_place == SREF_KEEPER_LIKE_OTHERS)
    return false;
  return turn.robots() > 1 || !hasTaker(turn);
}

bool allFit(const PlacementTurn& turn, const PlacementRoles& roles, const Formation& poses)
{
  for(int i = 0; i < turn.robots(); ++i)
    if(!turn.places().fits(roles.partOf(i), poses[static_cast<std::size_t>(i)]))
      return false;
  return true;
}

/// The robot whose pose is nearest to a point, of those that a test admits; ties by lower index, −1 if there is none.
template <class Admits>
int nearestRobot(const PlacementTurn& turn, const Formation& poses, const Point& point, Admits admits)
{
  int found = -1;
  double least = std::numeric_limits<double>::infinity();
  for(int i = 0; i < turn.robots(); ++i)
  {
    const Pose& pose = poses[static_cast<std::size_t>(i)];
    if(const double away = distance(pose.point(), point); away < least && admits(i, pose))
    {
      least = away;
      found = i;
    }
  }
  return found;
}

int keeperFor(const PlacementTurn& turn, const Formation& poses)
{
  if(!hasKeeper(turn))
    return -1;
  if(turn.places().fits(keeperPart, poses[static_cast<std::size_t>(turn.keeper())]))
    return turn.keeper();
  return nearestRobot(turn, poses, turn.places().defaultKeeper().point(), [](int, const Pose&) { return true; });
}

int takerFor(const PlacementTurn& turn, const Formation& poses, int keeper)
{
  if(!hasTaker(turn))
    return -1;
  const int fulfils = nearestRobot(turn, poses, pointIn(turn.places().spec().ball), [&](int i, const Pose& pose)
                                   { return i != keeper && turn.places().fits(takerPart, pose); });
  if(fulfils >= 0)
    return fulfils;
  return nearestRobot(turn, poses, turn.places().defaultTaker().point(),
                      [&](int i, const Pose&) { return i != keeper; });
}

} // namespace

PlacementPart PlacementRoles::partOf(int robot) const
{
  if(robot == taker)
    return takerPart;
  if(robot == keeper)
    return keeperPart;
  return {PlacementRole::Other, robot - (taker >= 0 && taker < robot) - (keeper >= 0 && keeper < robot)};
}

std::optional<PlacementRoles> fittingRoles(const PlacementTurn& turn, const Formation& poses)
{
  const int count = turn.robots();
  // The present keeper is asked first.
  for(int k = 0; k < (hasKeeper(turn) ? count : 1); ++k)
    for(int t = 0; t < (hasTaker(turn) ? count : 1); ++t)
    {
      const PlacementRoles roles{hasTaker(turn) ? t : -1, hasKeeper(turn) ? (turn.keeper() + k) % count : -1};
      if((roles.taker < 0 || roles.taker != roles.keeper) && allFit(turn, roles, poses))
        return roles;
    }
  return {};
}

PlacementRoles rolesFor(const PlacementTurn& turn, const Formation& poses)
{
  if(const std::optional<PlacementRoles> roles = fittingRoles(turn, poses))
    return *roles;
  const int keeper = keeperFor(turn, poses);
  return {takerFor(turn, poses, keeper), keeper};
}

} // namespace sparkwright::simurosot
