#include "core/game/soccer3d/rules/SetPlayRules.h"

#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/PlayerMover.h"
#include "core/game/soccer3d/referee/Restarts.h"

namespace sparkwright
{

namespace
{

/// After the dead time, touches count only from so many seconds on.
constexpr float kickDelay = 0.03f;

constexpr ModeSet freeKicks{PlayMode::FreeKickLeft,        PlayMode::FreeKickRight, PlayMode::DirectFreeKickLeft,
                            PlayMode::DirectFreeKickRight, PlayMode::OffsideLeft,   PlayMode::OffsideRight};

bool isDeadTime(const Situation& now)
{
  return now.clock.modeTime() < now.settings.ruleKickInPauseTime;
}

/// Whether the ball has been touched since it was placed.
bool isTaken(const Situation& now)
{
  return now.setPlayPrepared && now.ball.toucher &&
         now.ball.touchTime > now.clock.modeBegin() + now.settings.ruleKickInPauseTime + kickDelay;
}

/// Puts the ball and the kicking team in place.
void prepare(Situation& now, Side kicking)
{
  const Vec3f spot = now.ball.kickSpot;
  if(!now.setPlayPrepared)
    PlayerMover(now).repel(kicking, spot, now.settings.kickRepelDist, 0);
  now.setPlayPrepared = true;
  now.placeBall(spot);
}

bool isIndirect(PlayMode mode)
{
  // An offside, which only a command can set, is an indirect free kick.
  return ModeSet(PlayMode::KickInLeft, PlayMode::KickInRight, PlayMode::FreeKickLeft, PlayMode::FreeKickRight,
                 PlayMode::OffsideLeft, PlayMode::OffsideRight)
      .has(mode);
}

} // namespace

SetPlayRule::SetPlayRule()
    : Rule("set play", Stage::Mode,
           ModeSet(PlayMode::KickInLeft, PlayMode::KickInRight, PlayMode::CornerKickLeft, PlayMode::CornerKickRight,
                   PlayMode::FreeKickLeft, PlayMode::FreeKickRight, PlayMode::DirectFreeKickLeft,
                   PlayMode::DirectFreeKickRight, PlayMode::OffsideLeft, PlayMode::OffsideRight))
{
}

Vec3f SetPlayRule::spotFor(const Situation& now) const
{
  const Vec3f& last = now.ball.lastOnField;
  const Vec3f spot = now.kickPlace == Situation::KickPlace::LastOnField
                         ? Vec3f(last.x(), last.y(), now.settings.ballRadius)
                         : now.ball.kickSpot;
  return freeKicks.has(now.clock.mode()) ? now.field.outsideAreas(spot) : spot;
}

void SetPlayRule::clearOpponents(Situation& now) const
{
  PlayerMover(now).clearAround(opponentOf(now.clock.side()), now.ball.kickSpot);
}

void SetPlayRule::judge(Situation& now)
{
  if(isDeadTime(now))
    return;
  const PlayMode mode = now.clock.mode();
  now.forgetKicks();
  if(!now.setPlayPrepared)
    now.ball.kickSpot = spotFor(now);
  clearOpponents(now);
  if(dropIsDue(now))
    dropBall(now, now.ball.kickSpot, name(), dropReason(now));
  else if(!isTaken(now))
    prepare(now, now.clock.side());
  else if(isOver(now))
  {
    const PlayerId taker = now.ball.toucher;
    now.setMode(PlayMode::PlayOn, name(), soccerText("restart.taken", nameOf(taker)), {taker});
    now.kick = {taker, now.ball.touchTime, isIndirect(mode)};
  }
}

GoalKickRule::GoalKickRule()
    : SetPlayRule("goal kick", Stage::Mode, ModeSet(PlayMode::GoalKickLeft, PlayMode::GoalKickRight))
{
}

Vec3f GoalKickRule::spotFor(const Situation& now) const
{
  return now.field.goalKickSpot(now.clock.side());
}

void GoalKickRule::clearOpponents(Situation& now) const
{
  PlayerMover(now).clearBox(opponentOf(now.clock.side()), now.field.penaltyArea(now.clock.side()));
}

bool GoalKickRule::isOver(const Situation& now) const
{
  const Vec3f& ball = now.pitch.ball.position;
  return !now.ball.onField || std::abs(ball.y()) > now.field.areaHalfWidth() ||
         FieldGeometry::homeward(now.clock.side()) * ball.x() < now.field.areaFront();
}

} // namespace sparkwright
