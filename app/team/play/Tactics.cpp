#include "app/team/play/Tactics.h"

#include "app/team/play/Aim.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sparkwright::team
{

namespace
{

using Eigen::Vector2d;

/// How long messages of teammates are used, s.
constexpr double mateMemory = 3;
/// Opponents have to keep this far from a ball that is ours, and we from theirs, m; some more, to be safe.
constexpr double freeKickDistance = 2.2;
/// The keeper leaves the goal for balls that are not farther from its middle, ahead or aside, m.
constexpr double keeperReach = 2.5;
/// A mate is only thought nearer to the ball if it is so by this much, m: the same two must not both stay away.
constexpr double hysteresis = 0.3;

double headingTo(const Vector2d& from, const Vector2d& to)
{
  return std::atan2(to.y() - from.y(), to.x() - from.x());
}

/// How far a player has to go to get behind the ball: those who stand in front of it have to go around it. The keeper
/// rather leaves it to others.
double wayToPlay(int number, const Vector2d& place, bool fallen, const Vector2d& ball)
{
  const double around = place.x() > ball.x() ? std::min(0.8, place.x() - ball.x()) : 0;
  return (ball - place).norm() + around + (fallen ? 1.5 : 0) + (number == keeper ? 1 : 0);
}

struct MateAtBall
{
  int number = 0; ///< 0: nobody is known of.
  double way = std::numeric_limits<double>::infinity(); ///< m
};

/// Of the mates who may play the ball, the one that is nearest to where this robot would meet it.
MateAtBall nearestMate(const WorldModel& world, const Self& self, double now)
{
  const Vector2d ball = world.ball().meetingPlace(self.place);
  MateAtBall nearest;
  for(int number = 1; number <= WorldModel::mostPlayers; ++number)
  {
    const PlayerBelief& mate = world.mate(number);
    if(number == self.number || now - mate.seen > mateMemory || mate.waits)
      continue;
    if(const double way = wayToPlay(number, mate.place, mate.fallen, ball); way < nearest.way)
      nearest = {number, way};
  }
  return nearest;
}

/// Where the ball comes to if it is played towards the goal: a little aside, and not behind the line.
Vector2d supportPlace(const Vector2d& ball)
{
  const Vector2d goal(Field::halfLength, 0);
  const Vector2d ahead = (goal - ball).normalized();
  Vector2d place = ball + 0.9 * kickReach * ahead + Vector2d(0, ball.y() > 0 ? -1 : 1);
  place.x() = std::min(place.x(), Field::halfLength - 1.5);
  return place;
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
  const bool inReach = ball.place.x() < -Field::halfLength + keeperReach && std::abs(ball.place.y()) < keeperReach;
  if(self.number == keeper && !(goes && inReach))
    return keep(world);
  if(goes)
  {
    aim_ = chooseAim(world, self.place, self.heading, aim_, now);
    return {Task::Play, ball.place, aim_};
  }

  supporting_ = nearestToSupport(world, self, now);
  Vector2d place = supporting_ ? supportPlace(ball.place) : homePlace(self.number, ball.place);
  // Leave the ball to the one who plays it.
  const Vector2d away = place - ball.place;
  if(away.norm() < 1.5)
    place = ball.place + (away.norm() > 0.1 ? Vector2d(away.normalized()) : Vector2d(-1, 0)) * 1.5;
  return {Task::Go, place, headingTo(place, ball.place)};
}

bool Tactics::nearestToBall(const WorldModel& world, const Self& self, double now) const
{
  if(now - world.ball().known > 5)
    return false;
  const double own = wayToPlay(self.number, self.place, self.fallen, world.ball().meetingPlace(self.place)) -
                     (striking_ ? hysteresis : 0);
  return own <= nearestMate(world, self, now).way;
}

/// Of those who neither play the ball nor keep the goal.
bool Tactics::nearestToSupport(const WorldModel& world, const Self& self, double now) const
{
  if(self.number == keeper || striking_)
    return false;
  const Vector2d place = supportPlace(world.ball().place);
  const int striker = nearestMate(world, self, now).number;
  const double own = (self.place - place).norm() - (supporting_ ? hysteresis : 0);
  for(int number = 1; number <= WorldModel::mostPlayers; ++number)
    if(const PlayerBelief& mate = world.mate(number);
       number != self.number && number != keeper && number != striker && now - mate.seen < mateMemory &&
       (mate.place - place).norm() < own)
      return false;
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
  Vector2d place = goal + 0.6 * toBall;
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
