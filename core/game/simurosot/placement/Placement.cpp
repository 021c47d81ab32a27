#include "core/game/simurosot/placement/Placement.h"

#include "core/game/simurosot/placement/Obstacles.h"
#include "core/game/simurosot/placement/PlacementCheck.h"
#include "core/game/simurosot/placement/PlacementRoles.h"
#include "core/game/simurosot/placement/PlacementSearch.h"
#include "core/game/simurosot/placement/RefereeShapes.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

constexpr double farthest = 1e6; // cm; targets beyond count as if they were there.

/// What becomes of a side's wishes.
struct Arrangement
{
  Formation poses{};
  std::array<int, SST_MAX_ROBOTS> why{}; ///< SREF_ACCEPTED, …
  bool complete = true;                  ///< A free place was found for all.
};

/// Takes over wishes that are numbers; all others are default poses, and are marked as replaced.
Arrangement wishesOf(const PlacementTurn& turn, const sref_targets& targets)
{
  Arrangement wishes{turn.defaults(), {}, true};
  for(int i = 0; i < turn.robots(); ++i)
  {
    const std::size_t at = static_cast<std::size_t>(i);
    if(i >= targets.n || !isFinite(targets.pose[i]))
    {
      wishes.why[at] = SREF_REPLACED;
      continue;
    }
    const sst_pose& wanted = targets.pose[i];
    wishes.poses[at] = {std::clamp(wanted.x, -farthest, farthest), std::clamp(wanted.y, -farthest, farthest),
                        normalizedDeg(wanted.angle)};
  }
  return wishes;
}

int reasonOf(const PlacementTurn& turn, const PlacementPart& part)
{
  const sref_region& spec = turn.places().spec();
  const bool byRole = part.role == PlacementRole::Taker ||
                      (part.role == PlacementRole::Keeper && (spec.keeper_place == SREF_KEEPER_IN_AREA ||
                                                              spec.keeper_place == SREF_KEEPER_ON_GOAL_LINE));
  return byRole ? SREF_ROLE_FORCED : SREF_MOVED_INTO_REGION;
}

/// The order in which robots get their places: taker, keeper, then by index.
std::array<int, SST_MAX_ROBOTS> orderOf(const PlacementTurn& turn, const PlacementRoles& roles)
{
  std::array<int, SST_MAX_ROBOTS> order{};
  std::size_t count = 0;
  for(const int first : {roles.taker, roles.keeper})
    if(first >= 0)
      order[count++] = first;
  for(int i = 0; i < turn.robots(); ++i)
    if(i != roles.taker && i != roles.keeper)
      order[count++] = i;
  return order;
}

/// Gives all robots of a side their places, one after the other.
Arrangement arranged(const PlacementTurn& turn, const Formation& wishes, const Point& ball)
{
  Arrangement result;
  const PlacementRoles roles = rolesFor(turn, wishes);
  const std::array<int, SST_MAX_ROBOTS> order = orderOf(turn, roles);
  Obstacles obstacles(turn, ball);
  const PlacementSearch search(turn, obstacles);
  for(int i = 0; i < turn.robots(); ++i)
  {
    const int robot = order[static_cast<std::size_t>(i)];
    const std::size_t at = static_cast<std::size_t>(robot);
    const PlacementPart part = roles.partOf(robot);
    Pose pose = wishes[at];
    if(!turn.places().fits(part, pose))
    {
      pose = turn.places().corrected(part, pose);
      result.why[at] = reasonOf(turn, part);
    }
    const std::optional<Pose> free = search.freePose(part, pose);
    if(result.why[at] == SREF_ACCEPTED && free != pose)
      result.why[at] = SREF_MOVED_FOR_OVERLAP;
    result.complete = result.complete && free;
    result.poses[at] = free.value_or(pose);
    obstacles.add(result.poses[at]);
  }
  return result;
}

/// Steps 3 to 7. If robots of the other side stand so that no place is left, the best that there is.
Arrangement legalArrangement(const PlacementTurn& turn, const Formation& wishes, const Point& ball)
{
  const Arrangement wanted = arranged(turn, wishes, ball);
  if(wanted.complete && isLegal(turn, wanted.poses, ball))
    return wanted;
  Arrangement fallback = arranged(turn, turn.defaults(), ball);
  for(std::size_t i = 0; i < fallback.poses.size(); ++i)
    fallback.why[i] = fallback.poses[i] == wishes[i] ? SREF_ACCEPTED : SREF_MOVED_FOR_OVERLAP;
  return fallback;
}

/// @return  the number of corrected robots
int report(const PlacementTurn& turn, const Arrangement& wishes, const Arrangement& result,
           sref_correction* corrections)
{
  int changed = 0;
  for(int i = 0; i < turn.robots(); ++i)
  {
    const std::size_t at = static_cast<std::size_t>(i);
    const bool replaced = wishes.why[at] == SREF_REPLACED;
    const int why = replaced ? SREF_REPLACED : result.why[at];
    changed += why != SREF_ACCEPTED;
    if(corrections)
      corrections[i] = {why, 0, replaced ? 0. : distance(wishes.poses[at].point(), result.poses[at].point())};
  }
  return changed;
}

} // namespace

int validatePlacement(const LeagueProfile& profile, const sref_placing& placing, sref_targets& targets,
                      sref_correction* corrections)
{
  const std::optional<PlacementTurn> turn = PlacementTurn::of(profile, placing);
  if(!turn)
    return 0;
  const Arrangement wishes = wishesOf(*turn, targets);
  const Point ball = turn->ballFor(targets);
  const Arrangement result = legalArrangement(*turn, wishes.poses, ball);

  targets.n = turn->robots();
  for(int i = 0; i < targets.n; ++i)
    targets.pose[i] = poseOut(result.poses[static_cast<std::size_t>(i)]);
  targets.ball_wanted = turn->places().spec().ball_is_free;
  targets.ball = pointOut(ball);
  return report(*turn, wishes, result, corrections);
}

} // namespace sparkwright::simurosot
