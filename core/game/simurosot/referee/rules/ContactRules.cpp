#include "core/game/simurosot/referee/rules/ContactRules.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/referee/rules/BallCover.h"

#include <cmath>
#include <numbers>

namespace sparkwright::simurosot
{

namespace
{

constexpr double leastTowards = 0.5; ///< Cosine of the angle between drive and opponent up to which it is driven at.
constexpr double lastDigits = 1e-9;  ///< cm by which a sum of small moves may fall short.

/// A unit vector from a robot to another; 0 if they are at the same place.
Point directionTo(const Situation& situation, RobotId from, RobotId to)
{
  const Point a = situation.square(from).pose.point(), b = situation.square(to).pose.point();
  const double length = distance(a, b);
  return length > 0 ? Point{(b.x - a.x) / length, (b.y - a.y) / length} : Point();
}

double product(const Point& a, const Point& b) { return a.x * b.x + a.y * b.y; }

} // namespace

bool PushingRule::pushes(const Situation& situation, RobotId pusher, RobotId pushed)
{
  return product(situation.drive(pusher), directionTo(situation, pusher, pushed)) >= leastTowards &&
         !situation.touchesBall(pusher);
}

void PushingRule::follow(Push& push, const Situation& situation, RobotId pusher, RobotId pushed)
{
  push.touch.see(situation.touch(pusher.object(), pushed.object()));
  if(!push.touch.goesOn() || !pushes(situation, pusher, pushed))
  {
    push.frames = 0;
    push.moved = 0;
    return;
  }
  const Point now = situation.square(pushed).pose.point();
  if(push.frames == 0)
    push.start = now;
  ++push.frames;
  push.moved = product({now.x - push.start.x, now.y - push.start.y}, directionTo(situation, pusher, pushed));
}

void PushingRule::observe(const Situation& situation)
{
  for(const Side side : bothSides)
    for(int i = 0; i < mostRobots; ++i)
      for(int k = 0; k < mostRobots; ++k)
      {
        const RobotId pusher{side, i}, pushed{other(side), k};
        Push& each = push(pusher, pushed);
        if(situation.isThere(pusher) && situation.isThere(pushed))
          follow(each, situation, pusher, pushed);
        else
          each = {};
      }
}

std::optional<Ruling> PushingRule::judge(const Situation& situation)
{
  const RuleSpec& rules = situation.rules();
  const int window = situation.framesOf(rules.pushSeconds);
  for(const Side side : bothSides)
    for(int i = 0; i < mostRobots; ++i)
      for(int k = 0; k < mostRobots; ++k)
      {
        const RobotId pusher{side, i}, pushed{other(side), k};
        Push& each = push(pusher, pushed);
        if(!each.touch.isNow() || each.frames < window || each.moved < rules.pushDistance - lastDigits)
          continue;
        Ruling ruling(situation, SREF_R9_PUSHING, SREF_NEEDS_HUMAN);
        ruling.restart(Restart::FreeKick, pushed.side);
        ruling.offender(pusher);
        ruling.witness(pushed);
        ruling.place(situation.square(pushed).pose.point());
        ruling.measured(each.moved, rules.pushDistance);
        ruling.text("%s has pushed %s by %.1f cm in %.2f s without the ball, limits %.1f cm and %.2f s",
                    RobotName(pusher).text(), RobotName(pushed).text(), each.moved,
                    each.frames * situation.frameSeconds(), rules.pushDistance, rules.pushSeconds);
        each.frames = 0; // If that is rejected, both are measured anew.
        return ruling;
      }
  return {};
}

void PushingRule::Push::archive(StateArchive& a) { a(touch, frames, start.x, start.y, moved); }

void PushingRule::archive(StateArchive& a) { a(pushes_); }

double relativeBallSpeed(const Situation& situation, RobotId robot)
{
  const sref_robot& is = situation.state(robot);
  const Point& ball = situation.ball();
  const Point velocity = situation.ballVelocity();
  const double omega = is.omega * std::numbers::pi / 180;
  return std::hypot(velocity.x - (is.vx - omega * (ball.y - is.y)), velocity.y - (is.vy + omega * (ball.x - is.x)));
}

bool BallHeldRule::sticks(const Situation& situation, RobotId robot)
{
  const RuleSpec& rules = situation.rules();
  return situation.touchesBall(robot) && situation.ballSpeed() > rules.stuckMoving &&
         relativeBallSpeed(situation, robot) < rules.stuckSpeed;
}

void BallHeldRule::observe(const Situation& situation)
{
  const FieldSpec& field = situation.profile().field;
  for(const Side side : bothSides)
    for(int i = 0; i < mostRobots; ++i)
    {
      const RobotId robot{side, i};
      const bool judged = situation.hasBall() && situation.isThere(robot) && robot != situation.keeper(side);
      const std::size_t at = static_cast<std::size_t>(robot.object());
      enclosed_[at].count(judged && coveredShare(situation.square(robot), situation.ball(), field.ballRadius) >
                                        situation.rules().heldShare);
      stuck_[at].count(judged && sticks(situation, robot));
    }
}

std::optional<Ruling> BallHeldRule::judge(const Situation& situation)
{
  const RuleSpec& rules = situation.rules();
  const int enclosed = situation.framesOf(rules.heldSeconds), stuck = situation.framesOf(rules.stuckSeconds);
  for(const Side side : bothSides)
    for(int i = 0; i < mostRobots; ++i)
    {
      const RobotId robot{side, i};
      const std::size_t at = static_cast<std::size_t>(robot.object());
      if(enclosed_[at].isDue(enclosed))
      {
        enclosed_[at].setReported();
        Ruling ruling = rulingAgainst(situation, robot);
        const double share =
            coveredShare(situation.square(robot), situation.ball(), situation.profile().field.ballRadius);
        ruling.measured(share, rules.heldShare);
        ruling.text("%s has enclosed %.0f %% of the ball for %.2f s, limits %.0f %% and %.2f s",
                    RobotName(robot).text(), 100 * share, enclosed_[at].frames() * situation.frameSeconds(),
                    100 * rules.heldShare, rules.heldSeconds);
        return ruling;
      }
      if(stuck_[at].isDue(stuck))
      {
        stuck_[at].setReported();
        Ruling ruling = rulingAgainst(situation, robot);
        const double seconds = stuck_[at].frames() * situation.frameSeconds();
        ruling.measured(seconds, rules.stuckSeconds);
        ruling.text("the ball has stuck to %s for %.2f s at %.0f cm/s, limit %.2f s", RobotName(robot).text(), seconds,
                    situation.ballSpeed(), rules.stuckSeconds);
        return ruling;
      }
    }
  return {};
}

Ruling BallHeldRule::rulingAgainst(const Situation& situation, RobotId robot)
{
  Ruling ruling(situation, SREF_R10_BALL_HELD, SREF_NEEDS_HUMAN);
  if(situation.rules().mirosot)
    ruling.restart(Restart::FreeKick, other(robot.side));
  else
    ruling.freeBallAt(situation.ball());
  ruling.offender(robot);
  return ruling;
}

void BallHeldRule::archive(StateArchive& a) { a(enclosed_, stuck_); }

} // namespace sparkwright::simurosot
