#include "core/game/simurosot/referee/BuiltInReferee.h"

#include "core/game/simurosot/placement/Placement.h"
#include "core/game/simurosot/placement/PlacementTable.h"
#include "core/game/simurosot/profile/ProfileFile.h"
#include "core/game/simurosot/referee/Judge.h"

#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

/// A size of the league and where a profile has it.
struct GeometryMember
{
  double sst_geometry::*from;
  double& (*to)(LeagueProfile&);
};

constexpr GeometryMember geometryMembers[] = {
    {&sst_geometry::length, [](LeagueProfile& p) -> double& { return p.field.length; }},
    {&sst_geometry::width, [](LeagueProfile& p) -> double& { return p.field.width; }},
    {&sst_geometry::goal_width, [](LeagueProfile& p) -> double& { return p.field.goalWidth; }},
    {&sst_geometry::goal_depth, [](LeagueProfile& p) -> double& { return p.field.goalDepth; }},
    {&sst_geometry::goal_area_depth, [](LeagueProfile& p) -> double& { return p.field.goalAreaDepth; }},
    {&sst_geometry::goal_area_width, [](LeagueProfile& p) -> double& { return p.field.goalAreaWidth; }},
    {&sst_geometry::penalty_area_depth, [](LeagueProfile& p) -> double& { return p.field.penaltyAreaDepth; }},
    {&sst_geometry::penalty_area_width, [](LeagueProfile& p) -> double& { return p.field.penaltyAreaWidth; }},
    {&sst_geometry::circle_radius, [](LeagueProfile& p) -> double& { return p.field.circleRadius; }},
    {&sst_geometry::penalty_mark, [](LeagueProfile& p) -> double& { return p.field.penaltyMark; }},
    {&sst_geometry::free_ball_x, [](LeagueProfile& p) -> double& { return p.field.freeBallX; }},
    {&sst_geometry::free_ball_y, [](LeagueProfile& p) -> double& { return p.field.freeBallY; }},
    {&sst_geometry::corner_leg, [](LeagueProfile& p) -> double& { return p.field.cornerLeg; }},
    {&sst_geometry::ball_radius, [](LeagueProfile& p) -> double& { return p.field.ballRadius; }},
    {&sst_geometry::robot_side, [](LeagueProfile& p) -> double& { return p.field.robotSide; }},
    {&sst_geometry::wheel_radius, [](LeagueProfile& p) -> double& { return p.robot.wheelRadius; }},
    {&sst_geometry::track, [](LeagueProfile& p) -> double& { return p.robot.track; }},
    {&sst_geometry::wheel_unit, [](LeagueProfile& p) -> double& { return p.robot.wheelUnit; }},
    {&sst_geometry::max_command, [](LeagueProfile& p) -> double& { return p.robot.maxCommand; }},
};

/// What is played on counts, whatever the rules say of its size.
void adoptLeague(const sref_league& league, LeagueProfile& profile)
{
  for(const GeometryMember& member : geometryMembers)
    if(const double size = league.geometry.*member.from; std::isfinite(size) && size >= 0)
      member.to(profile) = size;
  if(league.robots >= 1 && league.robots <= SST_MAX_ROBOTS)
    profile.field.robots = league.robots;
  if(std::isfinite(league.wall_clearance) && league.wall_clearance >= 0)
    profile.placement.wallClearance = league.wall_clearance;
}

Judge* judgeOf(void* handle) { return static_cast<Judge*>(handle); }

bool isSide(int side) { return side == SREF_BLUE || side == SREF_YELLOW; }

void* createReferee(const sref_league* league, const char* rules)
try
{
  if(!league || league->size < sizeof(sref_league))
    return nullptr;
  const bool isMiddle = league->robots <= FieldSpec::middle().robots;
  LeagueProfile profile =
      rules && *rules ? parseProfile(rules).profile : *profileOf(isMiddle ? "middle-mirosot" : "large-simurosot");
  adoptLeague(*league, profile);
  return new Judge(profile);
}
catch(...)
{
  return nullptr;
}

void destroyReferee(void* handle) { delete judgeOf(handle); }

void resetReferee(void* handle)
{
  if(handle)
    judgeOf(handle)->reset();
}

int judgeFrame(void* handle, const sref_frame* frame, sref_verdict* out)
{
  const bool good = handle && frame && out && frame->size >= sizeof(sref_frame) && out->size >= sizeof(sref_verdict);
  return good && judgeOf(handle)->judge(*frame, *out) ? 1 : 0;
}

int specifyPlacement(void* handle, const sref_verdict* verdict, int side, int blueEnd, sref_region* out)
{
  const bool good = handle && verdict && out && verdict->size >= sizeof(sref_verdict) &&
                    out->size >= sizeof(sref_region) && isSide(side);
  return good && placementSpec(judgeOf(handle)->profile(), *verdict, static_cast<Side>(side), blueEnd < 0 ? -1 : 1, *out)
             ? 1
             : 0;
}

int validateTargets(void* handle, const sref_placing* placing, sref_targets* targets, sref_correction* corrections)
{
  const bool good = handle && placing && targets && placing->size >= sizeof(sref_placing) &&
                    targets->size >= sizeof(sref_targets) && isSide(placing->side);
  return good ? validatePlacement(judgeOf(handle)->profile(), *placing, *targets, corrections) : 0;
}

uint32_t refereeVersion() { return SREF_API_VERSION; }

} // namespace

const RefereeFunctions& builtInReferee()
{
  static constexpr RefereeFunctions functions{&refereeVersion, &createReferee,    &destroyReferee, &resetReferee,
                                              &judgeFrame,     &specifyPlacement, &validateTargets};
  return functions;
}

sref_league refereeLeague(const LeagueProfile& profile)
{
  LeagueProfile copy = profile; // Members are reached for writing too.
  sref_league league{};
  league.size = sizeof league;
  league.robots = profile.field.robots;
  league.wall_clearance = profile.placement.wallClearance;
  for(const GeometryMember& member : geometryMembers)
    league.geometry.*member.from = member.to(copy);
  return league;
}

void archiveBuiltInReferee(void* handle, StateArchive& a)
{
  if(handle)
    judgeOf(handle)->archive(a);
}

} // namespace sparkwright::simurosot
