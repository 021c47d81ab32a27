#include "core/game/simurosot/match/restart/PlacementTalk.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/restart/FrameTime.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

/// Where the ball lies in a restart, for those who have no referee.
Point markOf(Restart restart, Side actor, const FieldAreas& areas)
{
  switch(restart)
  {
  case Restart::None:
  case Restart::PlaceKick:
    return {};
  case Restart::GoalKick:
  {
    const Rect area = areas.goalArea(actor);
    return {(area.left + area.right) / 2, 0};
  }
  case Restart::PenaltyKick:
  case Restart::FreeKick:
  case Restart::ShootOut:
    return areas.penaltyMark(other(actor));
  default:
    return areas.freeBallMark(restart);
  }
}

/// A robot that stands on the place of the ball goes straight away from it.
Pose asideOf(const Point& ball, const Pose& pose, const FieldSpec& field)
{
  constexpr double gap = 1;
  if(Square{pose, field.robotSide}.distanceTo(ball) >= field.ballRadius + gap)
    return pose;
  const double wanted = field.robotSide * std::sqrt(0.5) + field.ballRadius + gap;
  const double away = distance(ball, pose.point());
  const Point direction =
      away > 0 ? Point{(pose.x - ball.x) / away, (pose.y - ball.y) / away} : Point{ball.x > 0 ? -1. : 1., 0};
  return {ball.x + wanted * direction.x, ball.y + wanted * direction.y, pose.angle};
}

std::size_t slotOf(Side side)
{
  return static_cast<std::size_t>(indexOf(side));
}

} // namespace

void PlacementTalk::begin(const sref_verdict& verdict, int blueEnd, const Lineup& seen)
{
  verdict_ = verdict;
  blueEnd_ = blueEnd;
  waited_ = 0;
  answer_.reset();
  targets_ = {};
  findKeepers(seen);
  if(!readRegions())
    return placeWithoutReferee(seen);
  turn_ = Turn::First;
  const sref_region& region = regions_[slotOf(actorOf(verdict_))];
  first_ = sideOf(region.first).value_or(actorOf(verdict_));
  targets_.ball = inField({region.ball.x, region.ball.y}, field_.ballRadius);
  ask();
}

std::optional<Side> PlacementTalk::asked() const
{
  if(turn_ == Turn::Done)
    return {};
  return turn_ == Turn::First ? first_ : other(first_);
}

bool PlacementTalk::answer(Side side, const sref_targets& targets)
{
  if(asked() != side || answer_)
    return false;
  answer_ = targets;
  answer_->size = sizeof targets;
  answer_->n = std::clamp<std::int32_t>(targets.n, 0, field_.robots);
  return true;
}

std::vector<PlacedSide> PlacementTalk::placeStanding(const Lineup& seen)
{
  std::vector<PlacedSide> sides;
  while(const std::optional<Side> side = asked())
  {
    answer_.reset();
    sref_targets standing{};
    standing.n = field_.robots;
    for(int i = 0; i < field_.robots; ++i)
    {
      const Pose pose = seen.robot(*side, i).value_or(Pose());
      standing.pose[i] = {pose.x, pose.y, pose.angle};
    }
    if(seen.ball)
    {
      standing.ball_wanted = 1;
      standing.ball = {seen.ball->x, seen.ball->y};
    }
    answer(*side, standing);
    if(const std::optional<PlacedSide> placed = advance(0, true, seen))
      sides.push_back(*placed);
  }
  return sides;
}

std::optional<PlacedSide> PlacementTalk::advance(double seconds, bool connected, const Lineup& seen)
{
  const std::optional<Side> side = asked();
  if(!side || (++waited_ < framesOf(seconds) && connected && !answer_))
    return {};
  PlacedSide placed{.side = *side, .answered = answer_.has_value(), .count = field_.robots};
  sref_targets targets = answer_.value_or(sref_targets{});
  targets.size = sizeof targets;
  if(referee_)
    referee_->validate(query_.placing, targets, placed.corrections);
  take(*side, targets, seen);
  answer_.reset();
  waited_ = 0;
  turn_ = turn_ == Turn::First ? Turn::Second : Turn::Done;
  ask();
  return placed;
}

/// Writes the query for the side whose turn it is.
void PlacementTalk::ask()
{
  const std::optional<Side> side = asked();
  if(!side)
    return;
  query_ = {};
  query_.region = regions_[slotOf(*side)];
  sref_placing& placing = query_.placing;
  placing.size = sizeof placing;
  placing.verdict = verdict_;
  placing.side = indexOf(*side);
  placing.blue_end = blueEnd_;
  placing.keeper = keepers_[slotOf(*side)];
  placing.others_placed = turn_ == Turn::Second;
  const Point ball = targets_.ball.value_or(Point());
  placing.ball = {ball.x, ball.y};
  for(int i = 0; i < SST_MAX_ROBOTS && placing.others_placed; ++i)
    if(const std::optional<Pose>& pose = targets_.robot(other(*side), i))
      placing.others[i] = {pose->x, pose->y, pose->angle};
}

bool PlacementTalk::readRegions()
{
  const auto read = [this](Side side)
  {
    sref_region& region = regions_[slotOf(side)] = {};
    region.size = sizeof region;
    return referee_->placementSpec(verdict_, side, blueEnd_, region);
  };
  return referee_ && read(Side::Blue) && read(Side::Yellow);
}

void PlacementTalk::placeWithoutReferee(const Lineup& seen)
{
  turn_ = Turn::Done;
  first_ = actorOf(verdict_);
  targets_ = seen;
  targets_.ball = markOf(restartOf(verdict_), actorOf(verdict_), FieldAreas(field_, blueEnd_));
  for(auto& side : targets_.robots)
    for(std::optional<Pose>& pose : side)
      if(pose)
        pose = asideOf(*targets_.ball, *pose, field_);
}

/// The goalkeeper is the robot in its own goal area; among several the one that was it before.
void PlacementTalk::findKeepers(const Lineup& seen)
{
  const FieldAreas areas(field_, blueEnd_);
  for(const Side side : {Side::Blue, Side::Yellow})
  {
    const auto isInside = [&](int i)
    {
      const std::optional<Pose>& pose = seen.robot(side, i);
      return pose && Square{*pose, field_.robotSide}.shareIn(areas.goalArea(side)) > 0.5;
    };
    int& keeper = keepers_[slotOf(side)];
    for(int i = 0; i < SST_MAX_ROBOTS && !isInside(keeper); ++i)
      if(isInside(i))
        keeper = i;
  }
}

void PlacementTalk::take(Side side, const sref_targets& targets, const Lineup& seen)
{
  for(int i = 0; i < SST_MAX_ROBOTS; ++i)
  {
    targets_.robot(side, i) = seen.robot(side, i);
    const sst_pose& pose = targets.pose[i];
    if(!seen.robot(side, i) || i >= targets.n || !std::isfinite(pose.angle))
      continue;
    const Point point = inField({pose.x, pose.y}, field_.robotSide / 2);
    targets_.robot(side, i) = Pose{point.x, point.y, normalizedDeg(pose.angle)};
  }
  const sref_region& region = regions_[slotOf(side)];
  if(region.ball_is_free)
  {
    const sst_point& ball = targets.ball_wanted ? targets.ball : region.ball;
    targets_.ball = inField({ball.x, ball.y}, field_.ballRadius);
  }
}

/// A place that a referee gives, within the walls whatever it is.
Point PlacementTalk::inField(const Point& point, double margin) const
{
  if(!std::isfinite(point.x) || !std::isfinite(point.y))
    return {};
  return FieldAreas(field_).field().shrunk(margin).nearest(point);
}

void PlacementTalk::archive(StateArchive& a)
{
  a.choice(turn_, Turn::Done);
  a.choice(first_, Side::Yellow);
  archiveVerdict(a, verdict_);
  a(blueEnd_, keepers_, targets_);
  archiveCount(a, waited_);
  bool answered = answer_.has_value();
  a(answered);
  if(a.isLoading())
    answer_ = answered ? std::optional(sref_targets{}) : std::nullopt;
  if(answer_)
    archiveTargets(a, *answer_);
  if(!a.isLoading())
    return;
  for(int& keeper : keepers_)
    if(!a.require(keeper >= 0 && keeper < SST_MAX_ROBOTS))
      keeper = 0;
  if(!a.require(blueEnd_ == 1 || blueEnd_ == -1))
    blueEnd_ = 1;
  if(turn_ != Turn::Done && !readRegions())
    turn_ = Turn::Done;
  ask();
}

} // namespace sparkwright::simurosot
