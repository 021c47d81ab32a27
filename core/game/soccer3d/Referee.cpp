#include "core/game/soccer3d/Referee.h"

#include "core/game/soccer3d/Ball.h"
#include "core/game/soccer3d/SoccerGame.h"
#include "core/object/Context.h"
#include "core/object/Random.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

/// How far beyond the field a half of it reaches for players, m.
constexpr float overhang = 10;

float distanceOnGround(const Vec3f& a, const Vec3f& b)
{
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

const std::array<Referee::Rule, playModeCount> Referee::rules = {
    &Referee::beforeKickOff,                        // BeforeKickOff
    &Referee::kickOffMode,   &Referee::kickOffMode, // KickOff_
    &Referee::playOn,                               // PlayOn
    &Referee::setPlay,       &Referee::setPlay,     // KickIn_
    &Referee::setPlay,       &Referee::setPlay,     // corner_kick_
    &Referee::setPlay,       &Referee::setPlay,     // goal_kick_
    &Referee::nothing,       &Referee::nothing,     // offside_
    &Referee::nothing,                              // GameOver
    &Referee::goalPause,     &Referee::goalPause,   // Goal_
    &Referee::setPlay,       &Referee::setPlay,     // free_kick_
    &Referee::setPlay,       &Referee::setPlay,     // direct_free_kick_
    &Referee::passMode,      &Referee::passMode,    // pass_
};

Referee::Referee(SoccerGame& game)
    : game_(game), nextKickOff_(game.settings().coinTossForKickOff ? Side::None : Side::Left)
{
}

void Referee::step()
{
  checkEndOfHalf();
  (this->*rules[static_cast<std::size_t>(game_.playMode())])();
}

void Referee::checkEndOfHalf()
{
  const SoccerSettings& s = game_.settings();
  if(game_.half() == 1 && game_.time() >= s.ruleHalfTime)
  {
    if(s.singleHalfTime)
    {
      game_.setPlayMode(PlayMode::GameOver);
      return;
    }
    game_.startSecondHalf();
    game_.setPlayMode(PlayMode::BeforeKickOff);
    waitingSince_ = -1;
  }
  else if(game_.half() == 2 && game_.time() >= 2 * s.ruleHalfTime)
    game_.setPlayMode(PlayMode::GameOver);
}

// The modes

void Referee::beforeKickOff()
{
  if(game_.agentCount() == 0)
    return;
  const SoccerSettings& s = game_.settings();
  endBans();
  putBallAtCentre();
  if(!s.startAnyFieldPosition)
    keepToOwnHalves();
  if(!s.automaticKickOff)
    return;
  const float now = game_.modeTime();
  if(waitingSince_ < 0 || waitingSince_ > now)
    waitingSince_ = now;
  if(now - waitingSince_ > s.waitBeforeKickOff)
    kickOff(Side::None);
}

void Referee::kickOffMode()
{
  endBans();
  if(dropBallIsDue())
    dropBall();
  else if(game_.touched() && game_.time() > game_.modeBegin())
    game_.setPlayMode(PlayMode::PlayOn);
}

void Referee::playOn()
{
  updateBans();
  checkGoal();
}

void Referee::setPlay()
{
  endBans();
  if(dropBallIsDue())
    dropBall();
}

void Referee::goalPause()
{
  if(game_.modeTime() < game_.settings().ruleGoalPauseTime)
    return;
  putBallAtCentre();
  game_.setPlayMode(forSide(PlayMode::KickOffLeft, opponentOf(traitsOf(game_.playMode()).side)));
}

void Referee::passMode()
{
  const SoccerSettings& s = game_.settings();
  const Side side = traitsOf(game_.playMode()).side;
  const Ball* const ball = game_.field().ball();
  const Vec3f centre = ball ? ball->position() : Vec3f(Vec3f::Zero());
  history(opponentOf(side)) = {};
  history(side) = {game_.time(), centre, false, false, false, 0};

  if(game_.modeTime() >= s.passModeDuration || game_.touched())
    game_.setPlayMode(PlayMode::PlayOn);
  playOn();
  if(traitsOf(game_.playMode()).side == side && ball)
    keepAway(opponentOf(side), centre, s.passModeMinOppBallDist, 0.1f);
}

// Kick-off and drop ball

void Referee::kickOff(Side side)
{
  const bool first = lastKickOffHalf_ != game_.half();
  if(side == Side::None)
    side = first ? nextKickOff_ : Side::None;
  if(side == Side::None)
    side = game_.context().random->uniform(0, 1) < 0.5 ? Side::Left : Side::Right;
  if(first)
    nextKickOff_ = game_.settings().changeSidesInSecondHalf ? side : opponentOf(side);
  lastKickOffHalf_ = game_.half();
  game_.setPlayMode(forSide(PlayMode::KickOffLeft, side));
}

void Referee::putBallAtCentre()
{
  if(Ball* const ball = game_.field().ball())
    ball->placeAt({0, 0, game_.settings().ballRadius});
}

void Referee::keepToOwnHalves()
{
  const SoccerSettings& s = game_.settings();
  const float farX = s.fieldLength / 2 + overhang, farY = s.fieldWidth / 2 + overhang;
  const std::array<Bounds, 2> halves = {Bounds{{-farX, -farY, 0}, {0, farY, 0}},
                                        Bounds{{0, -farY, 0}, {farX, farY, 0}}};
  for(AgentState* const player : game_.players())
  {
    if(!player->inTeam())
      continue;
    const Bounds& forbidden = halves[static_cast<std::size_t>(indexOf(opponentOf(player->side())))];
    if(player->robot().bounds().meetsOnGround(forbidden))
      player->robot().moveTo(wayBack(player->side(), Vec3f::Zero(), player->position()));
  }
}

Vec3f Referee::wayBack(Side side, const Vec3f& point, const Vec3f& from) const
{
  const SoccerSettings& s = game_.settings();
  const float x = point.x() + (side == Side::Left ? -s.freeKickMoveDist : s.freeKickMoveDist);
  if(std::abs(x) <= s.fieldLength / 2)
    return {x, from.y(), from.z()};
  return {from.x(), point.y() + (point.y() < 0 ? s.freeKickMoveDist : -s.freeKickMoveDist), from.z()};
}

void Referee::clearAround(const Vec3f& point, const AgentState* except)
{
  for(AgentState* const player : game_.players())
    if(player != except && player->inTeam() &&
       player->robot().bounds().meetsSphere(point, game_.settings().freeKickDistance))
      player->robot().moveTo(wayBack(player->side(), point, player->position()));
}

void Referee::keepAway(Side side, const Vec3f& point, float radius, float pad)
{
  for(AgentState* const player : game_.players())
  {
    if(player->side() != side)
      continue;
    const Vec3f position = player->position();
    Vec3f away = position - point;
    away.z() = 0;
    const float distance = away.norm();
    if(distance >= radius)
      continue;
    // Exactly on the point there is no direction; towards the own goal is as good as any.
    away = distance > 0 ? Vec3f(away / distance) : Vec3f(side == Side::Left ? -1 : 1, 0, 0);
    const Vec3f target = point + away * (radius + pad);
    player->robot().moveTo({target.x(), target.y(), position.z()});
  }
}

bool Referee::dropBallIsDue() const
{
  const float limit = game_.settings().ruleDropBallTime;
  return limit > 0 && game_.modeTime() > limit;
}

Vec3f Referee::dropPoint(Vec3f point) const
{
  const SoccerSettings& s = game_.settings();
  const float halfLength = s.fieldLength / 2, halfWidth = s.fieldWidth / 2;
  const float areaFront = halfLength - s.penaltyLength, areaHalfWidth = (s.penaltyWidth + s.goalWidth) / 2;
  const float x = std::abs(point.x());
  if(x >= areaFront && x <= halfLength && std::abs(point.y()) <= areaHalfWidth)
  {
    point.x() = std::copysign(areaFront, point.x());
    point.y() = point.y() < 0 ? -areaHalfWidth : areaHalfWidth;
  }
  if(std::abs(point.y()) >= halfWidth)
    point.y() = std::copysign(halfWidth - s.ballRadius, point.y());
  return point;
}

void Referee::dropBall()
{
  endBans();
  if(Ball* const ball = game_.field().ball())
  {
    const Vec3f point = dropPoint(ball->position());
    ball->placeAt(point);
    clearAround(point);
  }
  game_.setPlayMode(PlayMode::PlayOn);
}

// Goals

bool Referee::crossedGoalLine(Side goal) const
{
  const Ball* const ball = game_.field().ball();
  if(!ball)
    return false;
  // For balls so fast that they pass the volume between two steps: back along the velocity, at most a second.
  const SoccerSettings& s = game_.settings();
  const float towards = goal == Side::Left ? -1.f : 1.f;
  const Vec3f p = ball->position(), v = ball->velocity();
  const float line = s.fieldLength / 2 + s.ballRadius;
  const float x = towards * p.x(), vx = towards * v.x();
  if(!(x >= line && x - vx <= line && vx > 0))
    return false;
  const float t = (x - line) / vx;
  return std::abs(p.y() - v.y() * t) < s.goalWidth / 2 && p.z() - v.z() * t < s.goalHeight;
}

Side Referee::goalWithBall() const
{
  for(const Side goal : {Side::Left, Side::Right})
    if(game_.ballSensors().ballInGoal(goal) || crossedGoalLine(goal))
      return goal;
  return Side::None;
}

void Referee::checkGoal()
{
  const Side conceding = goalWithBall();
  if(conceding == Side::None)
    return;
  const Side scorer = opponentOf(conceding);
  if(isBanned(scorer))
  {
    const SoccerSettings& s = game_.settings();
    const float spot = s.fieldLength / 2 - s.goalKickDist;
    game_.field().ball()->placeAt({conceding == Side::Left ? -spot : spot, 0, s.ballRadius});
    game_.setPlayMode(forSide(PlayMode::GoalKickLeft, conceding));
    return;
  }
  game_.teams().setScore(scorer, game_.teams().score(scorer) + 1);
  game_.setPlayMode(forSide(PlayMode::GoalLeft, scorer));
}

// Pass mode

void Referee::requestPass(AgentState& player)
{
  const SoccerSettings& s = game_.settings();
  const Ball* const ball = game_.field().ball();
  const Side side = player.side();
  if(!ball || side == Side::None || game_.playMode() != PlayMode::PlayOn || game_.touchedBy(side) ||
     game_.time() - history(side).last < s.passModeRetryWaitTime || ball->velocity().norm() > s.passModeMaxBallSpeed ||
     distanceOnGround(player.position(), ball->position()) > s.passModeMaxBallDist)
    return;
  for(const AgentState* const other : game_.players())
    if(other->side() == opponentOf(side) &&
       distanceOnGround(other->position(), ball->position()) < s.passModeMinOppBallDist)
      return;
  game_.setPlayMode(forSide(PlayMode::PassLeft, side));
}

float Referee::passScoreWait(Side side) const
{
  if(!isBanned(side) || game_.playMode() != PlayMode::PlayOn)
    return 0;
  return game_.settings().passModeScoreWaitTime - (game_.time() - history(side).last);
}

bool Referee::isBanned(Side side) const
{
  const PassHistory& pass = history(side);
  return !pass.cleared && game_.time() - pass.last < game_.settings().passModeScoreWaitTime;
}

void Referee::updateBans()
{
  const Ball* const ball = game_.field().ball();
  for(const Side side : {Side::Left, Side::Right})
  {
    PassHistory& pass = history(side);
    if(pass.cleared || !ball)
      continue;
    if(distanceOnGround(ball->position(), pass.centre) >= game_.settings().passModeMinOppBallDist)
      pass.ballLeft = true;
    for(const AgentState* const toucher : game_.touching())
      if(toucher->side() == side)
      {
        if(pass.firstToucher == 0)
          pass.firstToucher = toucher->unum();
        pass.severalTouched = pass.severalTouched || toucher->unum() != pass.firstToucher;
        // A second player, or the first again after a second, with the ball out of the circle.
        pass.cleared = pass.cleared || (pass.severalTouched && pass.ballLeft);
      }
    pass.cleared = pass.cleared || !isBanned(side);
  }
}

void Referee::endBans()
{
  for(PassHistory& pass : passes_)
    pass.cleared = true;
}

void Referee::shiftTime(float seconds)
{
  for(PassHistory& pass : passes_)
    pass.last += seconds;
}

} // namespace sparkwright
