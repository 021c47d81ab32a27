#include "core/game/simurosot/referee/rules/KeeperRules.h"

#include "core/archive/StateArchive.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

constexpr double leastPushSpeed = 1; ///< cm/s of the keeper towards the goal.

std::size_t at(Side side) { return static_cast<std::size_t>(indexOf(side)); }

/// Whether the ball lies between two robots that touch: in the strip that joins them.
bool isBallBetween(const Situation& situation, RobotId first, RobotId second)
{
  const Point a = situation.square(first).pose.point(), b = situation.square(second).pose.point();
  const Point& ball = situation.ball();
  const double length = distance(a, b);
  if(!situation.hasBall() || length <= 0)
    return false;
  const double along = ((ball.x - a.x) * (b.x - a.x) + (ball.y - a.y) * (b.y - a.y)) / length;
  const double across = ((ball.x - a.x) * (b.y - a.y) - (ball.y - a.y) * (b.x - a.x)) / length;
  return along > 0 && along < length && std::abs(across) <= situation.profile().field.robotSide / 2;
}

/// A goal kick in MiroSot, else a free ball where the ball is; for the side that defends.
void restartFor(Ruling& ruling, const Situation& situation, Side defender)
{
  if(situation.rules().mirosot)
    ruling.restart(Restart::GoalKick, defender);
  else
    ruling.freeBallAt(situation.ball());
}

} // namespace

RobotId KeeperChargedRule::charging(const Situation& situation, Side defender)
{
  RobotId found;
  const RobotId keeper = situation.keeper(defender);
  if(keeper.isNone() || !situation.hasBall() || !situation.areas().penaltyArea(defender).holds(situation.ball()))
    return found;
  forEachRobot(situation, other(defender),
               [&](RobotId robot)
               {
                 if(found.isNone() && situation.touch(robot.object(), keeper.object()) &&
                    !isBallBetween(situation, robot, keeper))
                   found = robot;
               });
  return found;
}

RobotId KeeperChargedRule::pushing(const Situation& situation, Side defender)
{
  RobotId found;
  const RobotId keeper = situation.keeper(defender);
  if(keeper.isNone() || !situation.touchesBall(keeper))
    return found;
  const FieldAreas& areas = situation.areas();
  const double end = areas.endOf(defender);
  const Square square = situation.square(keeper);
  const bool inGoal = square.pose.x * end + square.extent() > areas.spec().halfLength();
  if(!inGoal || !(situation.state(keeper).vx * end >= leastPushSpeed))
    return found;
  if(!areas.penaltyArea(defender).holds(situation.ball()) && !areas.goal(defender).holds(situation.ball()))
    return found;
  forEachRobot(situation, other(defender),
               [&](RobotId robot)
               {
                 if(found.isNone() && situation.touchesBall(robot) && situation.drive(robot).x * end > 0)
                   found = robot;
               });
  return found;
}

void KeeperChargedRule::observe(const Situation& situation)
{
  for(const Side defender : bothSides)
  {
    const RobotId charger = charging(situation, defender), pusher = pushing(situation, defender);
    Touch& touch = touches_[at(defender)];
    touch.see(!charger.isNone());
    Memory& memory = memories_[at(defender)];
    memory.framesAgo = std::min(memory.framesAgo + 1, Memory::longAgo);
    if(const RobotId attacker = charger.isNone() ? pusher : charger; !attacker.isNone())
      memory = {0, attacker.index, situation.keeper(defender).index};
    charged_[at(defender)].count(touch.goesOn() && memory.isOfSomebody());
    pushed_[at(defender)].count(!pusher.isNone());
  }
}

std::optional<Ruling> KeeperChargedRule::judge(const Situation& situation)
{
  for(const Side defender : bothSides)
    if(Streak& charged = charged_[at(defender)]; charged.isDue(1))
    {
      charged.setReported();
      return rulingFor(situation, defender, true);
    }
  for(const Side defender : bothSides)
    if(Streak& pushed = pushed_[at(defender)]; pushed.isDue(situation.rules().areaFrames))
    {
      pushed.setReported();
      return rulingFor(situation, defender, false);
    }
  return {};
}

Ruling KeeperChargedRule::rulingFor(const Situation& situation, Side defender, bool direct) const
{
  Ruling ruling(situation, SREF_R5_KEEPER_CHARGED, direct ? SREF_CERTAIN : SREF_NEEDS_HUMAN);
  restartFor(ruling, situation, defender);
  const Memory& memory = memories_[at(defender)];
  const RobotId attacker{other(defender), memory.attacker}, keeper{defender, memory.keeper};
  ruling.offender(attacker);
  ruling.witness(keeper);
  ruling.area(situation.areas().penaltyArea(defender));
  const Point& ball = situation.ball();
  if(direct)
  {
    ruling.place(situation.square(keeper).pose.point());
    ruling.text("%s touches the keeper %s; the ball is at (%.1f, %.1f)", RobotName(attacker).text(),
                RobotName(keeper).text(), ball.x, ball.y);
    return ruling;
  }
  const int frames = pushed_[at(defender)].frames(), limit = situation.rules().areaFrames;
  ruling.measured(frames, limit);
  ruling.text("%s pushes the keeper %s into the goal with the ball for %d frames, limit %d",
              RobotName(attacker).text(), RobotName(keeper).text(), frames, limit);
  return ruling;
}

void KeeperChargedRule::Memory::archive(StateArchive& a)
{
  a(framesAgo, attacker, keeper);
  if(!a.require(attacker < mostRobots && keeper < mostRobots && (!happened() || isOfSomebody())))
    *this = {};
}

void KeeperChargedRule::archive(StateArchive& a) { a(touches_, charged_, pushed_, memories_); }

void KeeperBlockedRule::observe(const Situation& situation)
{
  for(const Side defender : bothSides)
  {
    const RobotId keeper = situation.keeper(defender);
    auto& contacts = contacts_[at(defender)];
    if(keepers_[at(defender)] != keeper.index)
      contacts = {};
    keepers_[at(defender)] = keeper.index;
    for(int i = 0; i < mostRobots; ++i)
    {
      const RobotId attacker{other(defender), i};
      Contact& contact = contacts[static_cast<std::size_t>(i)];
      contact.touch.see(!keeper.isNone() && situation.isThere(attacker) &&
                        situation.touch(attacker.object(), keeper.object()));
      contact.streak.count(contact.touch.goesOn() && !keeper.isNone() && situation.isCommanded(keeper));
    }
  }
}

std::optional<Ruling> KeeperBlockedRule::judge(const Situation& situation)
{
  const double limit = situation.rules().blockedSeconds;
  for(const Side defender : bothSides)
    for(int i = 0; i < mostRobots; ++i)
    {
      Contact& contact = contacts_[at(defender)][static_cast<std::size_t>(i)];
      if(!contact.touch.isNow() || !contact.streak.isDue(situation.framesOf(limit)))
        continue;
      contact.streak.setReported();
      const RobotId attacker{other(defender), i}, keeper = situation.keeper(defender);
      Ruling ruling(situation, SREF_R6_KEEPER_BLOCKED, SREF_NEEDS_HUMAN);
      restartFor(ruling, situation, defender);
      ruling.offender(attacker);
      ruling.witness(keeper);
      ruling.place(situation.square(keeper).pose.point());
      ruling.area(situation.areas().goalArea(defender));
      const double seconds = contact.streak.frames() * situation.frameSeconds();
      ruling.measured(seconds, limit);
      ruling.text("%s has blocked the keeper %s for %.2f s, limit %.2f s", RobotName(attacker).text(),
                  RobotName(keeper).text(), seconds, limit);
      return ruling;
    }
  return {};
}

void KeeperBlockedRule::Contact::archive(StateArchive& a) { a(touch, streak); }

void KeeperBlockedRule::archive(StateArchive& a) { a(contacts_, keepers_); }

bool KeeperWaitsRule::isAlone(const Situation& situation, Side side)
{
  const RobotId keeper = situation.keeper(side);
  if(keeper.isNone() || !situation.hasBall() || !situation.areas().goalArea(side).holds(situation.ball()))
    return false;
  bool alone = true;
  for(const Side each : bothSides)
    forEachRobot(situation, each,
                 [&](RobotId robot)
                 {
                   alone = alone && (robot == keeper || situation.square(robot).distanceTo(situation.ball()) >
                                                            situation.rules().keeperDistance);
                 });
  return alone;
}

void KeeperWaitsRule::observe(const Situation& situation)
{
  for(const Side side : bothSides)
    streaks_[at(side)].count(isAlone(situation, side));
}

std::optional<Ruling> KeeperWaitsRule::judge(const Situation& situation)
{
  const double limit = situation.rules().keeperSeconds;
  for(const Side side : bothSides)
    if(Streak& streak = streaks_[at(side)]; streak.isDue(situation.framesOf(limit)))
    {
      const double seconds = streak.frames() * situation.frameSeconds();
      streak = {}; // If that is rejected, the time begins anew.
      Ruling ruling(situation, SREF_R7_KEEPER_WAITS);
      if(situation.rules().mirosot)
        ruling.restart(Restart::PenaltyKick, other(side));
      else
        ruling.freeBallAt(situation.ball());
      const RobotId keeper = situation.keeper(side);
      ruling.offender(keeper);
      ruling.area(situation.areas().goalArea(side));
      ruling.measured(seconds, limit);
      ruling.text("the keeper %s has been alone with the ball in its goal area for %.1f s, limit %.1f s",
                  RobotName(keeper).text(), seconds, limit);
      return ruling;
    }
  return {};
}

void KeeperWaitsRule::archive(StateArchive& a) { a(streaks_); }

} // namespace sparkwright::simurosot
