#include "core/game/simurosot/placement/PlacementTable.h"

#include "core/game/simurosot/placement/DefaultFormation.h"
#include "core/game/simurosot/placement/RefereeShapes.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

// cm
constexpr double placeKickGap = 3;      // Between taker and ball.
constexpr double penaltyRunUp = 22.5;   // From the centre of the taker to the ball.
constexpr double freeKickRunUp = 15;
constexpr double goalLineDistance = 4;  // Of the centre of a keeper that touches its goal line.
constexpr double borderDistance = 5.5;  // Of the centre of a robot that touches the border of the goal area.
constexpr double parkedX = 20;          // From the halfway line to the robots that wait in a penalty shoot-out.
constexpr double parkedGap = 15;        // Between their centres.

/// A restart as it concerns one side.
struct TableRow
{
  const LeagueProfile& profile;
  FieldAreas areas;
  Restart restart;
  Side actor, side;
  sref_region& out;

  const FieldSpec& field() const { return profile.field; }
  double halfSide() const { return field().robotSide / 2; }
  bool acts() const { return side == actor; }
  int actorEnd() const { return areas.endOf(actor); }
  bool isMiddle() const { return robotsOf(field()) <= FieldSpec::middle().robots; }

  void allow(const Rect& rect) { out.allowed[out.allowed_count++] = rectOut(rect); }
  void forbid(const Rect& rect) { out.forbidden[out.forbidden_count++] = rectOut(rect); }
  void limit(const Rect& rect, int most)
  {
    out.limited = rectOut(rect);
    out.limited_most = most;
  }
  void keeperPlace(int place, const Rect& area)
  {
    out.keeper_place = place;
    out.keeper_area = rectOut(area);
  }
  void takerPlace(int place, const Point& at, const Rect& area)
  {
    const bool ballIsAtPlus = out.ball.x > at.x;
    out.has_taker = 1;
    out.taker_place = place;
    out.taker = {at.x, at.y, ballIsAtPlus ? 0. : 180.};
    out.taker_area = rectOut(area);
  }
};

Rect spanned(const Point& a, const Point& b)
{
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}

void placeKick(TableRow& row)
{
  row.allow(row.areas.half(row.side));
  row.out.circle_radius = row.field().circleRadius;
  if(row.acts())
  {
    const double distance = row.halfSide() + row.field().ballRadius + placeKickGap;
    row.takerPlace(SREF_TAKER_IN_CIRCLE, {row.actorEnd() * distance, 0}, row.areas.half(row.side));
  }
}

Point goalKickBall(const TableRow& row)
{
  const FieldSpec& field = row.field();
  const double depth = field.goalAreaDepth * (row.isMiddle() ? 0.2 : 0.28); // Behind the front of the goal area.
  const double across = field.goalAreaWidth / 2 * 0.8;
  return {row.actorEnd() * (field.halfLength() - field.goalAreaDepth + depth), -row.actorEnd() * across};
}

void goalKick(TableRow& row)
{
  const bool wide = row.profile.placement.ballInPenaltyArea;
  row.out.ball = pointOut(goalKickBall(row));
  row.out.ball_area = rectOut(wide ? row.areas.penaltyArea(row.actor) : row.areas.goalArea(row.actor));
  if(!row.acts())
  {
    row.allow(row.areas.half(row.side));
    return;
  }
  const RuleSpec& rules = row.profile.rules;
  row.out.ball_is_free = 1;
  row.keeperPlace(SREF_KEEPER_IN_AREA, row.areas.goalArea(row.side));
  row.allow(row.areas.field());
  if(rules.mirosot)
    row.forbid(row.areas.penaltyArea(row.side));
  if(rules.enabled[static_cast<std::size_t>(RuleId::TwoAttackers)])
    row.limit(row.areas.goalArea(other(row.side)), std::max(rules.attackersInGoalArea, 1));
}

/// One robot of the actor between the ball on the mark of the other half and the halfway line.
void takeFromBehind(TableRow& row, double runUp)
{
  const Point ball = row.areas.penaltyMark(other(row.actor));
  row.out.ball = pointOut(ball);
  if(row.acts())
  {
    const double half = row.field().penaltyAreaWidth / 2;
    row.takerPlace(SREF_TAKER_IN_AREA, {ball.x + row.actorEnd() * runUp, 0},
                   spanned({ball.x + row.actorEnd() * row.field().ballRadius, -half}, {0, half}));
  }
}

void penaltyKick(TableRow& row)
{
  takeFromBehind(row, penaltyRunUp);
  row.allow(row.areas.half(row.actor));
  if(!row.acts())
  {
    const int end = row.areas.endOf(row.side);
    const double line = row.field().halfLength(), half = row.field().goalWidth / 2;
    const double depth = goalLineDistance + row.halfSide();
    row.keeperPlace(SREF_KEEPER_ON_GOAL_LINE, spanned({end * (line - depth), -half}, {end * line, half}));
    row.out.keeper.x = end * (line - goalLineDistance);
  }
}

void shootOut(TableRow& row)
{
  penaltyKick(row);
  const int waiting = std::max(robotsOf(row.field()) - 1, 1);
  const double gap = std::min(parkedGap, row.field().halfWidth() / waiting);
  row.out.parked = 1;
  row.out.park_step = (row.acts() ? 1 : -1) * row.actorEnd() * gap;
  row.out.park = {row.actorEnd() * parkedX, row.out.park_step / 2};
}

void freeBall(TableRow& row)
{
  const Point mark = row.areas.freeBallMark(row.restart);
  const Rect quarter = row.areas.quarter(row.restart);
  row.out.ball = pointOut(mark);
  const PlacementSpec& placement = row.profile.placement;
  const double gap = std::max(placement.freeBallGap, row.halfSide() + row.field().ballRadius + placement.clearance);
  const double x = mark.x + (row.acts() ? 1 : -1) * row.actorEnd() * gap;
  const Point at = quarter.shrunk(row.halfSide() + placement.wallClearance).nearest({x, mark.y});
  row.takerPlace(SREF_TAKER_AT_POSE, at, Rect{at.x, at.y, at.x, at.y}.shrunk(-row.halfSide()));
  row.allow(row.areas.field());
  row.forbid(quarter);
  if(row.acts())
    row.keeperPlace(SREF_KEEPER_MAY_USE_AREA, row.areas.goalArea(row.side));
}

/// Where robots may touch the border of their goal area: beside the arc, above and below it.
void allowAtBorder(TableRow& row)
{
  const FieldSpec& field = row.field();
  const double front = row.areas.endOf(row.side) * (field.halfLength() - field.goalAreaDepth);
  const double arc = row.isMiddle() ? field.penaltyArcRadius : field.penaltyArcRadius / 2;
  const double half = field.goalAreaWidth / 2;
  row.out.centres[row.out.centre_count++] = {front - borderDistance, arc, front + borderDistance, half};
  row.out.centres[row.out.centre_count++] = {front - borderDistance, -half, front + borderDistance, -arc};
}

void freeKick(TableRow& row)
{
  takeFromBehind(row, freeKickRunUp);
  row.allow(row.areas.half(row.side));
  if(row.acts())
    return;
  row.forbid(row.areas.penaltyArea(row.side));
  allowAtBorder(row);
  row.keeperPlace(SREF_KEEPER_MAY_USE_AREA, row.areas.goalArea(row.side));
  row.limit(row.areas.goalArea(row.side), 1);
}

Side firstToPlace(const TableRow& row, int reason)
{
  const Side opponent = other(row.actor);
  switch(row.restart)
  {
  case Restart::PenaltyKick: return row.profile.placement.penaltyActorFirst ? row.actor : opponent;
  case Restart::ShootOut: return opponent;
  case Restart::PlaceKick:
  case Restart::GoalKick:
  case Restart::FreeKick: return row.actor;
  default: break; // Free balls. A side whose keeper was blocked places first.
  }
  return reason == SREF_R6_KEEPER_BLOCKED ? row.areas.sideAt(row.areas.freeBallMark(row.restart).x) : opponent;
}

void fillRow(TableRow& row)
{
  switch(row.restart)
  {
  case Restart::PlaceKick: return placeKick(row);
  case Restart::GoalKick: return goalKick(row);
  case Restart::PenaltyKick: return penaltyKick(row);
  case Restart::FreeKick: return freeKick(row);
  case Restart::ShootOut: return shootOut(row);
  default: return freeBall(row);
  }
}

} // namespace

bool placementSpec(const LeagueProfile& profile, const sref_verdict& verdict, Side side, int blueEnd, sref_region& out)
{
  out = {};
  out.size = sizeof(sref_region);
  const bool actorKnown = verdict.actor == SREF_BLUE || verdict.actor == SREF_YELLOW;
  if(verdict.kind <= SST_PLAY_ON || verdict.kind >= restartCount || !actorKnown)
    return false;

  TableRow row{profile, FieldAreas(profile.field, blueEnd < 0 ? -1 : 1), static_cast<Restart>(verdict.kind),
               verdict.actor == SREF_BLUE ? Side::Blue : Side::Yellow, side, out};
  out.first = sideOut(firstToPlace(row, verdict.reason));
  out.keeper = poseOut(inTeamFrame(row.areas.endOf(side), defaultFormation(profile.field)[0]));
  fillRow(row);
  if(row.restart == Restart::GoalKick)
    out.taker = out.keeper;
  return true;
}

} // namespace sparkwright::simurosot
