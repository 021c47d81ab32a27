#include "core/game/simurosot/referee/rules/ShootOutRule.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/referee/rules/ContactRules.h"
#include "core/game/simurosot/referee/rules/GoalRules.h"

#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

Side kickerOf(const Situation& situation)
{
  return situation.frame().shooter == SREF_BLUE ? Side::Blue : Side::Yellow;
}

} // namespace

bool ShootOutRule::keeperHolds(const Situation& situation, Side defender)
{
  const RobotId keeper = situation.keeper(defender);
  return !keeper.isNone() && situation.touchesBall(keeper) &&
         relativeBallSpeed(situation, keeper) < situation.rules().stuckSpeed;
}

void ShootOutRule::observe(const Situation& situation)
{
  if(!situation.isShootOut())
    return forget();
  const Side defender = other(kickerOf(situation));
  ++frames_;
  held_.count(keeperHolds(situation, defender));
  const bool isInGoalArea = situation.hasBall() && situation.areas().goalArea(defender).holds(situation.ball());
  wasInGoalArea_ = wasInGoalArea_ || isInGoalArea;
}

std::optional<Ruling> ShootOutRule::judge(const Situation& situation)
{
  if(!situation.isShootOut())
    return {};
  const Side kicker = kickerOf(situation), defender = other(kicker);
  const std::optional<Side> conceding = goalWithBall(situation);
  if(conceding == defender)
    return goal(situation, kicker);
  const std::optional<End> over = end(situation, defender);
  if(!over && !conceding)
    return {};
  const End why = over.value_or(End{"the ball is in the kicker's own goal", 0, 0});
  Ruling ruling(situation, SREF_SHOOT_OUT_OVER);
  ruling.restart(Restart::ShootOut, defender);
  ruling.area(situation.areas().goalArea(defender));
  ruling.measured(why.value, why.limit);
  ruling.text("the kick of %s is over: %s (%.1f, limit %.1f)", sideName(kicker), why.why, why.value, why.limit);
  return ruling;
}

Ruling ShootOutRule::goal(const Situation& situation, Side kicker)
{
  Ruling ruling(situation, SREF_R1_GOAL);
  ruling.restart(Restart::ShootOut, other(kicker));
  ruling.goalFor(kicker);
  ruling.area(situation.areas().goal(other(kicker)));
  const FieldSpec& field = situation.profile().field;
  const double beyond = std::abs(situation.ball().x) - field.halfLength();
  ruling.measured(beyond, field.ballRadius);
  ruling.text("goal for %s in the shoot-out: the ball is %.1f cm behind the goal line, its radius is %.1f cm",
              sideName(kicker), beyond, field.ballRadius);
  return ruling;
}

std::optional<ShootOutRule::End> ShootOutRule::end(const Situation& situation, Side defender) const
{
  const RuleSpec& rules = situation.rules();
  const double time = frames_ * situation.frameSeconds(), limit = situation.profile().match.shootOutSeconds;
  if(BallLostRule().judge(situation))
    return End{"the ball is lost", 0, 0};
  const Rect area = situation.areas().goalArea(defender);
  const Point& ball = situation.ball();
  if(wasInGoalArea_ && !area.holds(ball) && !situation.areas().goal(defender).holds(ball))
    return End{"the ball has left the goal area again, distance in cm", distance(area.nearest(ball), ball), 0};
  if(held_.frames() >= situation.framesOf(rules.heldSeconds))
    return End{"the keeper holds the ball, in s", held_.frames() * situation.frameSeconds(), rules.heldSeconds};
  if(frames_ >= situation.framesOf(limit))
    return End{"its time in s is over", time, limit};
  return {};
}

void ShootOutRule::archive(StateArchive& a) { a(frames_, wasInGoalArea_, held_); }

} // namespace sparkwright::simurosot
