#include "app/team/Tactics.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright::team
{

namespace
{

using Eigen::Vector2d;

/// What this robot's mates tell of themselves holds for so long, s.
constexpr double mateMemory = 3;
/// Opponents have to keep this far from a ball that is ours, and we from theirs, m; some more, to be safe.
constexpr double freeKickDistance = 2.2;
/// A mate is only thought nearer to the ball if it is so by this much, m: the same two must not both stay away.
constexpr double hysteresis = 0.3;

double headingTo(const Vector2d& from, const Vector2d& to)
{
  return std::atan2(to.y() - from.y(), to.x() - from.x());
}

/// How far a player has to go to get behind the ball: those who stand in front of it have to go around it.
double wayToBall(const Vector2d& place, const Vector2d& ball, bool fallen)
{
  const double around = place.x() > ball.x() ? std::min(0.8, place.x() - ball.x()) : 0;
  return (ball - place).norm() + around + (fallen ? 1.5 : 0);
}

/// Where the ball is to go: into the goal, and past the corner of our own if it lies near by.
Vector2d aimOf(const Vector2d& ball)
{
  Vector2d aim(Field::halfLength + 0.3, std::clamp(ball.y(), -0.6, 0.6));
  // Near the opponents' goal line, beside the goal: first to the front of it.
  if(ball.x() > Field::halfLength - 1.5 && std::abs(ball.y()) > Field::halfGoalWidth)
    aim = {Field::halfLength - 1.5, 0};
  return aim;
}

} // namespace

Task Tactics::decide(const Percepts& percepts, const WorldModel& world, const Self& self)
{
  const PlayMode& mode = percepts.mode;
  const double now = percepts.now;
  const BallBelief& ball = world.ball();
  switch(mode.kind)
  {
  case PlayMode::BeforeKickOff:
  case PlayMode::Goal:
  {
    // The left team begins; in the second half the other one; and whoever has let in a goal.
    const bool left = percepts.left.value_or(true);
    const bool ours = mode.kind == PlayMode::Goal ? mode.theirs : (percepts.gameTime < 1) == left;
    striking_ = false;
    return {Task::Beam, kickOffPlace(self.number, ours), 0};
  }
  case PlayMode::GameOver:
    return {};
  default:
    break;
  }

  watchSetPlay(mode, world, self, now);
  const bool goes = !waits_ && nearestToBall(world, self, now);
  striking_ = goes;
  if(mode.theirs && mode.kind != PlayMode::Pass)
    return waitForTheirs(world, self, mode);
  if(self.number == keeper && !(goes && ball.place.x() < -Field::halfLength + 3.5 && std::abs(ball.place.y()) < 4))
    return keep(world);
  if(goes)
    return {Task::Play, aimOf(ball.place), 0};

  Vector2d place = homePlace(self.number, ball.place);
  // Leave the ball to the one who plays it.
  const Vector2d away = place - ball.place;
  if(away.norm() < 1.5)
    place = ball.place + (away.norm() > 0.1 ? Vector2d(away.normalized()) : Vector2d(-1, 0)) * 1.5;
  return {Task::Go, place, headingTo(place, ball.place)};
}

bool Tactics::nearestToBall(const WorldModel& world, const Self& self, double now) const
{
  const BallBelief& ball = world.ball();
  if(now - ball.known > 5)
    return false;
  const Vector2d place = ball.placeAfter(0.5);
  const double own = wayToBall(self.place, place, self.fallen) + (self.number == keeper ? 1 : 0) -
                     (striking_ ? hysteresis : 0);
  for(int number = 1; number <= WorldModel::mostPlayers; ++number)
  {
    const PlayerBelief& mate = world.mate(number);
    if(number == self.number || now - mate.seen > mateMemory || mate.waits)
      continue;
    if(wayToBall(mate.place, place, mate.fallen) + (number == keeper ? 1 : 0) < own)
      return false;
  }
  return true;
}

/// Who takes a set play may not touch the ball again before somebody else has.
void Tactics::watchSetPlay(const PlayMode& mode, const WorldModel& world, const Self& self, double now)
{
  const Vector2d ball = world.ball().place;
  if(mode.kind != PlayMode::PlayOn)
  {
    waits_ = false;
    setPlay_ = mode.ours && striking_ && (self.place - ball).norm() < 1;
    return;
  }
  if(std::exchange(setPlay_, false))
    waits_ = true;
  const auto touches = [&](const PlayerBelief& player)
  { return now - player.seen < 0.3 && (player.place - ball).norm() < 0.3; };
  for(int number = 1; waits_ && number <= WorldModel::mostPlayers; ++number)
    if((number != self.number && touches(world.mate(number))) || touches(world.opponent(number)))
      waits_ = false;
}

/// In front of the goal, on the ball's way into it.
Task Tactics::keep(const WorldModel& world) const
{
  const Vector2d goal(-Field::halfLength, 0);
  const Vector2d ball = world.ball().placeAfter(0.3);
  const Vector2d toBall = (ball - goal).normalized();
  Vector2d place = goal + 0.9 * toBall;
  place.x() = std::max(place.x(), -Field::halfLength + 0.35);
  place.y() = std::clamp(place.y(), -0.8, 0.8);
  return {Task::Go, place, headingTo(place, ball)};
}

/// While the ball is the opponents': at home, out of the ball's circle, between it and the goal.
Task Tactics::waitForTheirs(const WorldModel& world, const Self& self, const PlayMode& mode) const
{
  if(self.number == keeper)
    return keep(world);
  const Vector2d ball = world.ball().place;
  Vector2d place = homePlace(self.number, ball);
  if(striking_)
    place = ball + (Vector2d(-Field::halfLength, 0) - ball).normalized() * (freeKickDistance + 0.2);
  const Vector2d away = place - ball;
  if(away.norm() < freeKickDistance)
    place = ball + (away.norm() > 0.1 ? Vector2d(away.normalized()) : Vector2d(-1, 0)) * freeKickDistance;
  if(mode.kind == PlayMode::KickOff)
    place.x() = std::min(place.x(), -0.5);
  return {Task::Go, place, headingTo(place, ball)};
}

} // namespace sparkwright::team
