#include "core/game/soccer3d/rules/PassRules.h"

#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/PlayerMover.h"

namespace sparkwright
{

std::string passRefusal(const Situation& now, PlayerId player)
{
  const SoccerSettings& s = now.settings;
  const Pitch::Ball& ball = now.pitch.ball;
  const Pitch::Player* const asking = now.pitch.find(player);
  if(!asking || !ball.present || now.clock.mode() != PlayMode::PlayOn)
    return "pass mode begins in open play only";
  if(now.pitch.touchedBy(player.side))
    return "the team touches the ball";
  if(const float since = now.clock.time() - now.pass(player.side).last; since < s.passModeRetryWaitTime)
    return "the last pass mode was " + numberText(since) + " s ago, limit " + numberText(s.passModeRetryWaitTime) +
           " s";
  if(const float speed = ball.velocity.norm(); speed > s.passModeMaxBallSpeed)
    return "the ball moves with " + numberText(speed) + " m/s, limit " + numberText(s.passModeMaxBallSpeed) + " m/s";
  if(const float distance = distanceOnGround(asking->position, ball.position); distance > s.passModeMaxBallDist)
    return "the player is " + numberText(distance) + " m from the ball, limit " + numberText(s.passModeMaxBallDist) +
           " m";
  for(const Pitch::Player& other : now.pitch.players)
    if(other.id.side == opponentOf(player.side))
      if(const float distance = distanceOnGround(other.position, ball.position); distance < s.passModeMinOppBallDist)
        return nameOf(other.id) + " is " + numberText(distance) + " m from the ball, limit " +
               numberText(s.passModeMinOppBallDist) + " m";
  return {};
}

float passScoreWait(const Situation& now, Side side)
{
  if(!now.passBan(side) || now.clock.mode() != PlayMode::PlayOn)
    return 0;
  return now.settings.passModeScoreWaitTime - (now.clock.time() - now.pass(side).last);
}

void PassModeRule::judge(Situation& now)
{
  const Side side = now.clock.side();
  now.pass(opponentOf(side)) = {};
  now.pass(side) = {now.clock.time(), now.pitch.ball.position, false, false, false, 0};
  if(!now.pitch.touching.empty())
    now.setMode(PlayMode::PlayOn, name(), soccerText("ball.touched", nameOf(now.pitch.touching.front())),
                {now.pitch.touching.front()});
  else if(now.clock.modeTime() >= now.settings.passModeDuration)
    now.setMode(PlayMode::PlayOn, name(), soccerText("clock.timeOver", now.settings.passModeDuration));
}

void PassBanRule::judge(Situation& now)
{
  for(const Side side : {Side::Left, Side::Right})
  {
    Situation::PassHistory& pass = now.pass(side);
    if(pass.cleared || !now.pitch.ball.present)
      continue;
    if(distanceOnGround(now.pitch.ball.position, pass.centre) >= now.settings.passModeMinOppBallDist)
      pass.ballLeft = true;
    for(const PlayerId toucher : now.pitch.touching)
      if(toucher.side == side)
      {
        if(pass.firstToucher == 0)
          pass.firstToucher = toucher.unum;
        pass.severalTouched = pass.severalTouched || toucher.unum != pass.firstToucher;
        // A second player, or the first again after a second, with the ball out of the circle.
        pass.cleared = pass.cleared || (pass.severalTouched && pass.ballLeft);
      }
    pass.cleared = pass.cleared || !now.passBan(side);
  }
}

void PassDistanceRule::judge(Situation& now)
{
  constexpr float pad = 0.1f;
  PlayerMover(now).repel(opponentOf(now.clock.side()), now.pitch.ball.position, now.settings.passModeMinOppBallDist,
                         pad);
}

} // namespace sparkwright
