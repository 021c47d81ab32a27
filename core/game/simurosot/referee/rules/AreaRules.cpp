#include "core/game/simurosot/referee/rules/AreaRules.h"

#include "core/archive/StateArchive.h"

namespace sparkwright::simurosot
{

Rect CrowdRule::area(const Situation& situation, Side defender) const
{
  return kind_.inGoalArea ? situation.areas().goalArea(defender) : situation.areas().penaltyArea(defender);
}

bool CrowdRule::isBallNear(const Situation& situation, Side defender) const
{
  if(!situation.hasBall())
    return false;
  return kind_.ballInPenaltyArea ? situation.areas().penaltyArea(defender).holds(situation.ball())
                                 : situation.areas().sideAt(situation.ball().x) == defender;
}

void CrowdRule::observe(const Situation& situation)
{
  const int most = situation.rules().*kind_.most;
  for(const Side defender : bothSides)
  {
    const bool crowded = isBallNear(situation, defender) &&
                         situation.countInside(counted(defender), area(situation, defender)) > most;
    streaks_[static_cast<std::size_t>(indexOf(defender))].count(crowded);
  }
}

std::optional<Ruling> CrowdRule::judge(const Situation& situation)
{
  for(const Side defender : bothSides)
    if(Streak& streak = streaks_[static_cast<std::size_t>(indexOf(defender))];
       streak.isDue(situation.rules().areaFrames))
    {
      streak.setReported();
      return rulingAgainst(situation, defender);
    }
  return {};
}

/// Offenders are those inside, but for the keeper, who comes last.
Ruling CrowdRule::rulingAgainst(const Situation& situation, Side defender) const
{
  const Side side = counted(defender);
  const Rect inside = area(situation, defender);
  const RobotId keeper = situation.keeper(side);
  Ruling ruling(situation, kind_.reason);
  if(!kind_.attackers)
    ruling.restart(Restart::PenaltyKick, other(defender));
  else if(situation.rules().mirosot)
    ruling.restart(Restart::GoalKick, defender);
  else
    ruling.freeBallAt(situation.ball());
  int count = 0;
  bool keeperInside = false;
  forEachRobot(situation, side,
               [&](RobotId robot)
               {
                 if(!situation.isInside(robot, inside))
                   return;
                 ++count;
                 if(robot == keeper)
                   keeperInside = true;
                 else
                   ruling.offender(robot);
               });
  if(keeperInside)
    ruling.offender(keeper);
  const int most = situation.rules().*kind_.most;
  ruling.area(inside);
  ruling.measured(count, most);
  ruling.text("%d robots of %s in %s %s area, limit %d; the ball is at (%.1f, %.1f)", count, sideName(side),
              kind_.attackers ? "the opponents'" : "their own", kind_.inGoalArea ? "goal" : "penalty", most,
              situation.ball().x, situation.ball().y);
  return ruling;
}

void CrowdRule::archive(StateArchive& a) { a(streaks_); }

} // namespace sparkwright::simurosot
