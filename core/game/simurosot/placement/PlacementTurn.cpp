#include "core/game/simurosot/placement/PlacementTurn.h"

#include "core/game/simurosot/placement/PlacementTable.h"
#include "core/game/simurosot/placement/RefereeShapes.h"

#include <algorithm>

namespace sparkwright::simurosot
{

std::optional<PlacementTurn> PlacementTurn::of(const LeagueProfile& profile, const sref_placing& placing)
{
  const Side side = placing.side == SREF_YELLOW ? Side::Yellow : Side::Blue;
  const int blueEnd = placing.blue_end < 0 ? -1 : 1;
  sref_region region;
  if(!placementSpec(profile, placing.verdict, side, blueEnd, region))
    return {};
  return PlacementTurn(profile, placing, region, FieldAreas(profile.field, blueEnd).endOf(side));
}

PlacementTurn::PlacementTurn(const LeagueProfile& profile, const sref_placing& placing, const sref_region& region,
                             int end)
  : profile_(profile), end_(end), places_(profile, region, end), ball_(pointIn(region.ball))
{
  if(placing.keeper > 0 && placing.keeper < robots())
    keeper_ = placing.keeper;
  if(placing.others_placed)
    takeOpponents(placing);
}

void PlacementTurn::takeOpponents(const sref_placing& placing)
{
  const int count = placing.other_count > 0 ? std::min(placing.other_count, SST_MAX_ROBOTS) : robots();
  for(int i = 0; i < count; ++i)
    if(isFinite(placing.others[i]))
      opponents_[opponentCount_++] = poseIn(placing.others[i]);
  const sref_region& spec = places_.spec();
  const bool theyChoose = !spec.ball_is_free && rectIn(spec.ball_area).width() > 0;
  if(theyChoose && isFinite(placing.ball))
    ball_ = pointIn(placing.ball);
}

Point PlacementTurn::ballFor(const sref_targets& targets) const
{
  const sref_region& spec = places_.spec();
  if(!spec.ball_is_free || !targets.ball_wanted || !isFinite(targets.ball))
    return ball_;
  return rectIn(spec.ball_area).shrunk(profile_.field.ballRadius).nearest(pointIn(targets.ball));
}

Formation PlacementTurn::defaults() const
{
  Formation formation = defaultFormation(profile_.field);
  for(Pose& pose : formation)
    pose = inTeamFrame(end_, pose);
  return formation;
}

} // namespace sparkwright::simurosot
