#include "core/game/simurosot/referee/rules/GoalRules.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

constexpr double pushedInWithin = 1; ///< s before a goal; specification 5.3, R1b.
constexpr double rounding = 1e-9;    ///< cm, s: what lies exactly at a limit is not beyond it.

} // namespace

std::optional<Ruling> PeriodRule::judge(const Situation& situation)
{
  const double left = situation.frame().time_left;
  if(situation.isShootOut() || !(left <= 0))
    return {};
  Ruling ruling(situation, SREF_R0_PERIOD_OVER);
  ruling.measured(left, 0);
  ruling.text("the time of period %d is over", static_cast<int>(situation.frame().period));
  return ruling;
}

std::optional<Side> goalWithBall(const Situation& situation)
{
  const FieldSpec& field = situation.profile().field;
  const Point& ball = situation.ball();
  const double beyond = std::abs(ball.x) - field.halfLength();
  if(!situation.hasBall() || beyond <= field.ballRadius + rounding || beyond > field.goalDepth ||
     std::abs(ball.y) > field.goalWidth / 2 || !(situation.frame().ball.z <= field.goalHeight))
    return {};
  return situation.areas().sideAt(ball.x);
}

std::optional<Ruling> GoalRule::judge(const Situation& situation)
{
  const std::optional<Side> conceding = goalWithBall(situation);
  if(!conceding)
    return {};
  const FieldSpec& field = situation.profile().field;
  Ruling ruling(situation, SREF_R1_GOAL);
  ruling.restart(Restart::PlaceKick, *conceding);
  ruling.goalFor(other(*conceding));
  ruling.area(situation.areas().goal(*conceding));
  const double beyond = std::abs(situation.ball().x) - field.halfLength();
  ruling.measured(beyond, field.ballRadius);
  ruling.text("goal for %s: the ball is %.1f cm behind the goal line, its radius is %.1f cm",
              sideName(other(*conceding)), beyond, field.ballRadius);
  return ruling;
}

std::optional<Ruling> PushedGoalRule::judge(const Situation& situation)
{
  const std::optional<Side> conceding = goalWithBall(situation);
  if(!conceding)
    return {};
  const KeeperChargedRule::Memory& seen = keepers_.lastSeen(*conceding);
  const double ago = seen.framesAgo * situation.frameSeconds();
  if(!seen.happened() || ago > pushedInWithin + rounding)
    return {};
  Ruling ruling(situation, SREF_R1B_GOAL_BY_PUSHING, SREF_NEEDS_HUMAN);
  if(situation.rules().mirosot)
    ruling.restart(Restart::GoalKick, *conceding);
  else
    ruling.freeBallAt(situation.ball());
  const RobotId attacker{other(*conceding), seen.attacker}, keeper{*conceding, seen.keeper};
  ruling.offender(attacker);
  ruling.witness(keeper);
  ruling.area(situation.areas().goal(*conceding));
  ruling.measured(ago, pushedInWithin);
  ruling.text("no goal for %s: %s pushed the keeper %s %.2f s before, limit %.2f s", sideName(attacker.side),
              RobotName(attacker).text(), RobotName(keeper).text(), ago, pushedInWithin);
  return ruling;
}

std::optional<Ruling> BallLostRule::judge(const Situation& situation)
{
  const BallSpec& limits = situation.profile().ball;
  const FieldSpec& field = situation.profile().field;
  const double height = situation.frame().ball.z;
  const Point& ball = situation.ball();
  const double outside = std::max(std::abs(ball.x) - field.halfLength(), std::abs(ball.y) - field.halfWidth());
  const bool isNumber = situation.hasBall() && std::isfinite(height);
  if(isNumber && height <= limits.lostHeight && outside <= limits.lostDistance)
    return {};
  Ruling ruling(situation, SREF_R11_BALL_LOST);
  ruling.freeBall(situation.areas().nearestFreeBall(ball));
  if(!isNumber)
  {
    ruling.text("the ball is lost: its place is no number");
    return ruling;
  }
  const bool tooHigh = height > limits.lostHeight;
  const double value = tooHigh ? height : outside, limit = tooHigh ? limits.lostHeight : limits.lostDistance;
  ruling.measured(value, limit);
  ruling.text("the ball is lost: %.1f cm %s, limit %.1f cm", value, tooHigh ? "above the floor" : "outside of the field",
              limit);
  return ruling;
}

} // namespace sparkwright::simurosot
