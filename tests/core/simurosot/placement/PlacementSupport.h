#pragma once

#include "core/game/simurosot/placement/DefaultFormation.h"
#include "core/game/simurosot/placement/Placement.h"
#include "core/game/simurosot/placement/PlacementCheck.h"
#include "core/game/simurosot/placement/PlacementTable.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <vector>

/// Section 7 of the specification written down once more for tests, in the way in which people read it: as the side that
/// takes the restart sees it, which defends the +x end.
namespace placement_tests
{

using namespace sparkwright::simurosot;

inline sref_verdict verdictOf(Restart restart, Side actor)
{
  sref_verdict verdict{};
  verdict.size = sizeof verdict;
  verdict.kind = static_cast<int>(restart);
  verdict.actor = indexOf(actor);
  verdict.offender_side = SREF_NOBODY;
  verdict.goal_for = SREF_NOBODY;
  return verdict;
}

inline sref_placing placingOf(Restart restart, Side actor, Side side, int blueEnd = 1)
{
  sref_placing placing{};
  placing.size = sizeof placing;
  placing.verdict = verdictOf(restart, actor);
  placing.side = indexOf(side);
  placing.blue_end = blueEnd;
  return placing;
}

inline sref_targets targetsOf(const std::vector<Pose>& poses)
{
  sref_targets targets{};
  targets.size = sizeof targets;
  targets.n = static_cast<int>(poses.size());
  for(std::size_t i = 0; i < poses.size(); ++i)
    targets.pose[i] = {poses[i].x, poses[i].y, poses[i].angle};
  return targets;
}

inline Pose poseAt(const sref_targets& targets, int i)
{
  return {targets.pose[i].x, targets.pose[i].y, targets.pose[i].angle};
}

/// Tells the second side what the first has got.
inline void placeOthers(sref_placing& placing, const sref_targets& first)
{
  placing.others_placed = 1;
  placing.other_count = first.n;
  std::copy_n(first.pose, first.n, placing.others);
  placing.ball = first.ball;
}

class RestartTable
{
public:
  RestartTable(const LeagueProfile& profile, const sref_placing& placing)
    : profile_(profile), field_(profile.field), restart_(static_cast<Restart>(placing.verdict.kind)),
      acts_(placing.side == placing.verdict.actor), placing_(placing)
  {
    const bool blueActs = placing.verdict.actor == SREF_BLUE;
    actorEnd_ = (blueActs ? 1 : -1) * placing.blue_end;
    if(actorEnd_ < 0)
      restart_ = turned(restart_);
  }

  Pose seen(const Pose& pose) const { return inTeamFrame(actorEnd_, pose); }
  Point seen(const Point& point) const { return inTeamFrame(actorEnd_, point); }
  bool hasTaker() const
  {
    return (acts_ && restart_ != Restart::GoalKick) || isFreeBall(restart_);
  }
  bool waitsOnLine() const { return restart_ == Restart::ShootOut; }
  bool hasKeeper() const { return !(waitsOnLine() && acts_); }

  /// All poses of this class as the actor sees them.
  bool keeperMayBe(const Pose& pose) const
  {
    if(!inField(pose))
      return false;
    if(restart_ == Restart::GoalKick && acts_)
      return within(pose, goalArea(1));
    if((restart_ == Restart::PenaltyKick || waitsOnLine()) && !acts_)
    {
      const double toLine = field_.halfLength() + pose.x - extent(pose);
      return toLine >= -slack && toLine <= 0.25 + slack && std::abs(pose.y) <= field_.goalWidth / 2 - 3.75 + slack;
    }
    if(isFreeBall(restart_) && acts_ && within(pose, goalArea(1)))
      return true;
    if(restart_ == Restart::FreeKick && !acts_ && within(pose, goalArea(-1)))
      return true;
    return otherMayBe(pose, 0);
  }

  bool takerMayBe(const Pose& pose) const
  {
    if(!inField(pose))
      return false;
    const Square square{pose, field_.robotSide};
    if(restart_ == Restart::PlaceKick)
    {
      const auto corners = square.corners();
      const bool inside = std::ranges::all_of(corners, [&](const Point& corner)
                                              { return distance(corner, {}) <= field_.circleRadius + slack; });
      return inside || (pose.x - extent(pose) >= -slack && square.distanceTo({}) <= field_.circleRadius + slack);
    }
    if(isFreeBall(restart_))
    {
      const double gap = profile_.placement.freeBallGap, x = ball().x + (acts_ ? gap : -gap);
      return distance(pose.point(), {x, ball().y}) <= 0.1 + slack &&
             std::abs(sparkwright::normalizedDeg(pose.angle - (acts_ ? 180 : 0))) <= 1 + slack;
    }
    return pose.x - extent(pose) >= ball().x + field_.ballRadius - slack && pose.x + extent(pose) <= slack &&
           std::abs(pose.y) + extent(pose) <= field_.penaltyAreaWidth / 2 + slack;
  }

  bool otherMayBe(const Pose& pose, int rank) const
  {
    const double e = extent(pose);
    const bool ownHalf = acts_ ? pose.x >= e - slack : pose.x <= slack - e;
    if(!inField(pose))
      return false;
    switch(restart_)
    {
    case Restart::PlaceKick:
      return ownHalf && Square{pose, field_.robotSide}.distanceTo({}) >= field_.circleRadius - slack;
    case Restart::GoalKick:
      return acts_ ? !profile_.rules.mirosot || outside(pose, penaltyArea(1)) : ownHalf;
    case Restart::PenaltyKick: return pose.x >= e - slack;
    case Restart::ShootOut:
    {
      const double gap = std::min(15., field_.halfWidth() / (field_.robots - 1));
      return distance(pose.point(), {20, (acts_ ? 1 : -1) * (rank + 0.5) * gap}) <= 0.1 + slack;
    }
    case Restart::FreeKick:
    {
      if(acts_)
        return ownHalf;
      const double toFront = std::abs(pose.x + field_.halfLength() - field_.goalAreaDepth), y = std::abs(pose.y);
      const bool border = toFront <= 5.5 + slack && y >= (field_.robots == 5 ? 12.5 : 15) - slack &&
                          y <= field_.goalAreaWidth / 2 + slack;
      return border || (ownHalf && outside(pose, penaltyArea(-1)));
    }
    default: return outside(pose, quarter());
    }
  }

  /// Where the ball lies unless the actor of a goal kick chooses.
  Point ball() const
  {
    if(restart_ == Restart::PlaceKick)
      return {};
    if(restart_ == Restart::GoalKick)
      return field_.robots == 5 ? Point{98, -20} : Point{182, -34};
    if(isFreeBall(restart_))
      return {quarter().left < 0 ? -field_.freeBallX : field_.freeBallX,
              quarter().bottom < 0 ? -field_.freeBallY : field_.freeBallY};
    return {-field_.halfLength() + field_.penaltyMark, 0};
  }

  bool ballMayBe(const Point& ball) const
  {
    if(restart_ != Restart::GoalKick)
      return distance(ball, this->ball()) <= slack;
    const Rect area = profile_.placement.ballInPenaltyArea ? penaltyArea(1) : goalArea(1);
    return area.shrunk(field_.ballRadius - slack).holds(ball);
  }

  bool tooNear(const Pose& a, const Pose& b) const { return overlap({a, 8 - slack}, {b, 8 - slack}); }
  bool tooNearToBall(const Pose& pose, const Point& ball) const
  {
    return Square{pose, field_.robotSide}.distanceTo(ball) < field_.ballRadius + 0.5 - slack;
  }

  /// What is wrong with targets of the side; nothing if they are legal. The ball of the targets is where it will be.
  std::string wrongIn(const sref_targets& targets) const
  {
    if(targets.n != field_.robots)
      return "count";
    std::vector<Pose> poses;
    for(int i = 0; i < targets.n; ++i)
      poses.push_back(seen(poseAt(targets, i)));
    const Point at = seen(Point{targets.ball.x, targets.ball.y});
    if(!ballMayBe(at))
      return "ball";
    for(std::size_t i = 0; i < poses.size(); ++i)
    {
      if(!(std::abs(poses[i].angle) <= 180) || tooNearToBall(poses[i], at))
        return "too near to the ball: " + std::to_string(i);
      for(std::size_t k = 0; k < i; ++k)
        if(tooNear(poses[i], poses[k]))
          return "too near: " + std::to_string(i) + " " + std::to_string(k);
      for(int k = 0; placing_.others_placed && k < placing_.other_count; ++k)
        if(tooNear(poses[i], seen(Pose{placing_.others[k].x, placing_.others[k].y, placing_.others[k].angle})))
          return "too near to opponent: " + std::to_string(i);
    }
    if(tooManyIn(poses))
      return "too many in the goal area";
    return rolesExist(poses) ? "" : "roles";
  }

  Rect goalArea(int end) const { return area(end, field_.goalAreaDepth, field_.goalAreaWidth); }
  Rect penaltyArea(int end) const { return area(end, field_.penaltyAreaDepth, field_.penaltyAreaWidth); }
  Rect quarter() const { return FieldAreas(field_).quarter(restart_); }
  double extent(const Pose& pose) const { return Square{pose, field_.robotSide}.extent(); }
  bool acts() const { return acts_; }
  Restart restart() const { return restart_; }

  /// At most one robot in the opponents' goal area in a goal kick, and in the own one when defending a free kick.
  bool tooManyIn(const std::vector<Pose>& poses) const
  {
    const bool attacks = restart_ == Restart::GoalKick && acts_, defends = restart_ == Restart::FreeKick && !acts_;
    if(!attacks && !defends)
      return false;
    return std::ranges::count_if(poses, [&](const Pose& pose)
                                 { return Square{pose, field_.robotSide}.shareIn(goalArea(-1)) > 0.5 + 1e-5; }) > 1;
  }

private:
  static constexpr double slack = 2e-6;

  Rect area(int end, double depth, double width) const
  {
    const Rect rect{field_.halfLength() - depth, -width / 2, field_.halfLength(), width / 2};
    return end > 0 ? rect : rect.turned();
  }
  bool inField(const Pose& pose) const
  {
    const Rect field{-field_.halfLength() - slack, -field_.halfWidth() - slack, field_.halfLength() + slack,
                     field_.halfWidth() + slack};
    return std::ranges::all_of(Square{pose, field_.robotSide}.corners(), [&](const Point& corner)
                               { return field.holds(corner) && std::abs(corner.x) + std::abs(corner.y) <=
                                          field_.halfLength() + field_.halfWidth() - 7 + slack; });
  }
  bool within(const Pose& pose, const Rect& area) const
  {
    return area.shrunk(extent(pose) - slack).holds(pose.point());
  }
  bool outside(const Pose& pose, const Rect& area) const
  {
    const double e = extent(pose) - slack;
    return pose.x + e <= area.left || pose.x - e >= area.right || pose.y + e <= area.bottom || pose.y - e >= area.top;
  }
  bool rolesExist(const std::vector<Pose>& poses) const
  {
    const int n = field_.robots;
    for(int keeper = hasKeeper() ? 0 : -1; keeper < (hasKeeper() ? n : 0); ++keeper)
      for(int taker = hasTaker() ? 0 : -1; taker < (hasTaker() ? n : 0); ++taker)
      {
        bool all = keeper != taker || keeper < 0;
        for(int i = 0, rank = 0; i < n && all; ++i)
        {
          const Pose& pose = poses[static_cast<std::size_t>(i)];
          all = i == taker ? takerMayBe(pose) : i == keeper ? keeperMayBe(pose) : otherMayBe(pose, rank++);
        }
        if(all)
          return true;
      }
    return false;
  }

  const LeagueProfile& profile_;
  FieldSpec field_;
  Restart restart_;
  bool acts_;
  sref_placing placing_;
  int actorEnd_;
};

} // namespace placement_tests
