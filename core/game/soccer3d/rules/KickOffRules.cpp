#include "core/game/soccer3d/rules/KickOffRules.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/PlayerMover.h"
#include "core/game/soccer3d/referee/Restarts.h"

namespace sparkwright
{

void BeforeKickOffRule::judge(Situation& now)
{
  if(now.pitch.agents == 0)
    return;
  const SoccerSettings& s = now.settings;
  now.forgetKicks();
  now.kickOffBan = Side::None;
  now.placeBall(now.field.centreSpot());
  if(!s.startAnyFieldPosition)
    for(const Side side : {Side::Left, Side::Right})
      PlayerMover(now).clearBox(side, now.field.half(opponentOf(side)));
  if(!s.automaticKickOff)
    return;
  const float time = now.clock.modeTime();
  if(waitingSince_ < 0 || waitingSince_ > time || half_ != now.clock.half())
    waitingSince_ = time;
  half_ = now.clock.half();
  if(time - waitingSince_ > s.waitBeforeKickOff)
    kickOff(now, Side::None, name(),
            soccerText("kickOff.waited", time - waitingSince_, s.waitBeforeKickOff));
}

void KickOffRule::judge(Situation& now)
{
  const Side side = now.clock.side();
  now.forgetKicks();
  now.kickOffBan = Side::None;
  PlayerMover(now).formKickOff(side);
  if(dropIsDue(now))
  {
    dropBall(now, now.pitch.ball.position, name(), dropReason(now));
    return;
  }
  if(now.pitch.touching.empty() || now.clock.time() <= now.clock.modeBegin())
    return;
  const PlayerId taker = now.pitch.touching.front();
  now.setMode(PlayMode::PlayOn, name(), soccerText("ball.touched", nameOf(taker)), {taker});
  if(!now.hasKickRules())
    return;
  now.kick = {taker, now.clock.time(), true};
  now.kickOffBan = side;
}

void KickOffBanRule::judge(Situation& now)
{
  if(now.kickOffBan == Side::None)
    return;
  const bool inCircle = distanceOnGround(now.pitch.ball.position, Vec3f::Zero()) <= now.settings.freeKickDistance;
  if(now.pitch.touchedBy(opponentOf(now.kickOffBan)) || (now.pitch.touchedBy(now.kickOffBan) && !inCircle))
    now.kickOffBan = Side::None;
}

void GoalPauseRule::judge(Situation& now)
{
  const Side conceding = opponentOf(now.clock.side());
  PlayerMover(now).formKickOff(conceding);
  if(now.clock.modeTime() < now.settings.ruleGoalPauseTime)
    return;
  now.placeBall(now.field.centreSpot());
  now.setMode(forSide(PlayMode::KickOffLeft, conceding), name(),
              soccerText("clock.pauseOver", now.settings.ruleGoalPauseTime));
}

void BeforeKickOffRule::archive(StateArchive& a)
{
  a(waitingSince_, half_);
}

} // namespace sparkwright
