#include "app/team/play/Aim.h"

#include "app/team/play/Steering.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sparkwright::team
{

namespace
{

using Eigen::Vector2d;

/// How long seen players are used, s.
constexpr double memory = 3;
/// An opponent nearer to the ball's way than this may stop it, m.
constexpr double inTheWay = 0.6;

/// Whether the ball goes in if it rolls so far that way, without anybody in between.
bool hitsGoal(const Vector2d& ball, const Vector2d& way)
{
  if(ball.x() + way.x() < Field::halfLength || way.x() <= 0)
    return false;
  const double y = ball.y() + way.y() * (Field::halfLength - ball.x()) / way.x();
  return std::abs(y) < Field::halfGoalWidth - 0.15;
}

double distanceToWay(const Vector2d& point, const Vector2d& begin, const Vector2d& way)
{
  const double along = std::clamp((point - begin).dot(way) / way.squaredNorm(), 0., 1.);
  return (begin + way * along - point).norm();
}

/// How good it is if the ball goes that way, in metres nearer to the goal.
double valueOf(const Vector2d& way, const WorldModel& world, double now)
{
  const Vector2d ball = world.ball().place;
  const Vector2d end = ball + way;
  const Vector2d goal(Field::halfLength, 0);
  // In the goal it is as near as can be, and stays there.
  const bool scores = hitsGoal(ball, way);
  double value = (goal - ball).norm() + (scores ? 4 : -(goal - end).norm());
  if(!scores && (std::abs(end.y()) > Field::halfWidth - 0.2 || std::abs(end.x()) > Field::halfLength - 0.1))
    value -= 3;
  // In front of our own goal it is in danger.
  if(end.x() < -Field::halfLength + 4 && std::abs(end.y()) < 3)
    value -= 2;
  double mate = 3;
  double opponent = 3;
  for(int number = 1; number <= WorldModel::mostPlayers; ++number)
  {
    const PlayerBelief& theirs = world.opponent(number);
    if(now - theirs.seen < memory)
    {
      opponent = std::min(opponent, (theirs.place - end).norm());
      if((theirs.place - ball).dot(way) > 0)
        value -= 2.5 * std::max(0., 1 - distanceToWay(theirs.place, ball, way) / inTheWay);
    }
    const PlayerBelief& ours = world.mate(number);
    if(now - ours.seen < memory && !ours.fallen)
      mate = std::min(mate, (ours.place - end).norm());
  }
  return scores ? value : value + 0.4 * (opponent - mate);
}

} // namespace

double chooseAim(const WorldModel& world, const Vector2d& place, double heading, double before, double now)
{
  constexpr double step = std::numbers::pi / 36;
  const Vector2d ball = world.ball().place;
  const Vector2d toBall = ball - place;
  const Vector2d toGoal = Vector2d(Field::halfLength + 0.3, 0) - ball;
  const double ahead = std::atan2(toGoal.y(), toGoal.x());
  // Way around the ball costs time, which opponents do not leave.
  double haste = 0.6; // m/rad
  for(int number = 1; number <= WorldModel::mostPlayers; ++number)
    if(const PlayerBelief& theirs = world.opponent(number); now - theirs.seen < memory && !theirs.fallen)
      haste = std::max(haste, 2 - (theirs.place - ball).norm());
  double best = ahead;
  double most = -std::numeric_limits<double>::infinity();
  for(int i = -18; i <= 18; ++i)
  {
    const double angle = normalised(ahead + i * step);
    double value = valueOf(kickReach * Vector2d(std::cos(angle), std::sin(angle)), world, now);
    value -= haste * std::abs(normalised(angle - heading));
    value -= 0.7 * haste * std::abs(normalised(angle - std::atan2(toBall.y(), toBall.x())));
    value += std::max(0., 0.6 - 2 * std::abs(normalised(angle - before)));
    if(value > most)
    {
      most = value;
      best = angle;
    }
  }
  return best;
}

} // namespace sparkwright::team
