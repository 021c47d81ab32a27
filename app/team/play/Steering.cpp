#include "app/team/play/Steering.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright::team
{

namespace
{

using Eigen::Rotation2Dd;
using Eigen::Vector2d;

/// Nearer than this a robot steps sideways rather than turn towards its target, m.
constexpr double nearBy = 0.7;
/// Arrived: within this, m and rad, the robot stands still.
constexpr double arrivedDistance = 0.1;
constexpr double arrivedAngle = 0.2;
/// Players are passed at this distance, m.
constexpr double wideBerth = 0.55;
/// The torso is this far behind the ball before the robot walks through it, m.
constexpr double behindBall = 0.22;
/// The robot goes around the ball at this distance, m.
constexpr double aroundBall = 0.4;

/// For a kick the ball is so far ahead of the torso, and so far to a side, m.
constexpr double kickBehind = 0.186;
constexpr double kickAside = 0.055;
/// From the decision to the foot at the ball, s; and how fast the ball may roll meanwhile, m/s.
constexpr double untilHit = 0.7;
constexpr double slow = 0.4;
/// Nor may the robot look past the target by more, rad; a shot at the goal has to be more precise.
constexpr double kickAngle = 0.25;
constexpr double shotAngle = 0.12;
constexpr double shotDistance = 6; // m
/// Nearer to the goal than this, walking through the ball is quicker than a kick, m.
constexpr double nearGoal = 0.7;
/// An opponent who is nearer to the ball than this leaves no time for a kick, m.
constexpr double pressed = 0.3;
/// A mate who is nearer to it has it already, m.
constexpr double mateHasBall = 0.35;

/// The direction to go, turned aside if a player stands in the way.
Vector2d aroundPlayers(const Self& self, const Vector2d& way, const WorldModel& world, double now)
{
  const double distance = way.norm();
  if(distance < 0.3)
    return way;
  const Vector2d ahead = way / distance;
  const Vector2d left(-ahead.y(), ahead.x());
  double nearest = std::min(distance, 1.2);
  double aside = 0;
  const auto consider = [&](const PlayerBelief& player)
  {
    if(now - player.seen > 1)
      return;
    const Vector2d to = player.place - self.place;
    const double along = to.dot(ahead);
    const double across = to.dot(left);
    if(along < 0.05 || along > nearest || std::abs(across) > wideBerth)
      return;
    nearest = along;
    aside = across > 0 ? across - wideBerth : across + wideBerth;
  };
  for(int number = 1; number <= WorldModel::mostPlayers; ++number)
  {
    if(number != self.number)
      consider(world.mate(number));
    consider(world.opponent(number));
  }
  if(aside == 0)
    return way;
  return distance * (ahead * std::max(nearest, 0.2) + left * aside).normalized();
}

WalkRequest stepTowards(const Self& self, const Vector2d& way, double heading)
{
  const Vector2d seen = Rotation2Dd(-self.heading) * way; // Forward, left.
  WalkRequest request;
  request.forward = 2.5 * seen.x();
  request.left = 2.5 * seen.y();
  request.turn = 2.5 * normalised(heading - self.heading);
  return request;
}

} // namespace

double normalised(double angle) { return std::remainder(angle, 2 * std::numbers::pi); }

WalkRequest steerTo(const Self& self, const Vector2d& place, double heading, const WorldModel& world, double now)
{
  const double distance = (place - self.place).norm();
  if(distance < arrivedDistance && std::abs(normalised(heading - self.heading)) < arrivedAngle)
    return {};
  const Vector2d way = aroundPlayers(self, place - self.place, world, now);
  if(distance < nearBy)
    return stepTowards(self, way, heading);
  const double off = normalised(std::atan2(way.y(), way.x()) - self.heading);
  WalkRequest request;
  request.turn = 2.5 * off;
  request.forward = std::abs(off) < 1 ? 2 * std::cos(off) : 0;
  return request;
}

namespace
{

/// Nobody else is so near that a kick would come too late.
bool hasTime(const Self& self, const WorldModel& world, double now)
{
  const Vector2d ball = world.ball().place;
  for(int number = 1; number <= WorldModel::mostPlayers; ++number)
  {
    const PlayerBelief& other = world.opponent(number);
    if(now - other.seen < 1 && !other.fallen && (other.place - ball).norm() < pressed)
      return false;
    const PlayerBelief& mate = world.mate(number);
    if(number != self.number && now - mate.seen < 1 && (mate.place - ball).norm() < mateHasBall)
      return false;
  }
  return true;
}

} // namespace

BallPlay playBall(const Self& self, double heading, const WorldModel& world, bool kicks, double now)
{
  BallPlay play;
  const bool mayKick = kicks && hasTime(self, world, now) && world.ball().velocity.norm() < slow;
  const Vector2d ball = world.ball().placeAfter(mayKick ? untilHit : 0.1);
  const Vector2d aim(std::cos(heading), std::sin(heading));
  const Vector2d left(-aim.y(), aim.x());
  const Vector2d fromBall = self.place - ball;
  const double along = fromBall.dot(aim);  // Negative: behind the ball.
  const double across = fromBall.dot(left);
  const double off = normalised(heading - self.heading);

  if(fromBall.norm() > 1.2)
  {
    play.walk = steerTo(self, world.ball().meetingPlace(self.place) - aim * 0.4, heading, world, now);
    return play;
  }

  const double aside = across > 0 ? kickAside : -kickAside;
  const bool inFrontOfGoal = ball.x() > Field::halfLength - nearGoal && std::abs(ball.y()) < Field::halfGoalWidth;
  if(mayKick && !inFrontOfGoal)
  {
    // From where it stands, the ball has to be before the foot.
    const Vector2d seen = Rotation2Dd(-self.heading) * Vector2d(ball - self.place);
    const double beside = std::abs(seen.y()) - kickAside;
    const bool shot = (Vector2d(Field::halfLength, 0) - ball).norm() < shotDistance;
    const bool inLine = std::abs(off) < (shot ? shotAngle : kickAngle);
    if(inLine && std::abs(seen.x() - kickBehind) < 0.018 && std::abs(beside) < 0.03)
    {
      play.foot = seen.y() < 0 ? Right : Left;
      play.stop = true;
      return play;
    }
    if(along < -0.1 && std::abs(across) < 0.15)
    {
      play.walk = stepTowards(self, ball - aim * kickBehind + left * aside - self.place, heading);
      return play;
    }
  }
  else if(along < 0.02 && std::abs(across) < (along < -behindBall ? 0.07 : 0.1) && std::abs(off) < 0.45)
  {
    // Behind it and in line: through it, the nearer foot ahead.
    play.walk = stepTowards(self, ball + aim * 0.6 - self.place, heading);
    const double foot = across > 0 ? 0.03 : -0.03;
    play.walk.left = 3 * (foot - across);
    return play;
  }

  // Beside or in front of it: around it, then to the place behind it.
  Vector2d place = ball - aim * behindBall;
  if(along > -0.12)
    place = ball + left * (across > 0 ? aroundBall : -aroundBall) - aim * 0.25;
  else if(std::abs(across) > 0.12)
    place = ball - aim * (behindBall + 0.08);
  play.walk = stepTowards(self, place - self.place, heading);
  return play;
}

} // namespace sparkwright::team
