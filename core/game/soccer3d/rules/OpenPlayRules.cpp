#include "core/game/soccer3d/rules/OpenPlayRules.h"

#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/Restarts.h"
#include "core/game/soccer3d/rules/GoalTest.h"

#include <cmath>

namespace sparkwright
{

void DoubleTouchRule::judge(Situation& now)
{
  const PlayerId taker = now.kick.taker;
  if(!taker)
    return;
  if(now.ball.toucher != taker)
  {
    now.kick = {};
    return;
  }
  const float since = now.ball.touchTime - now.kick.time;
  if(since < grace)
    return;
  now.kick = {};
  const LocalText reason = soccerText("doubleTouch", nameOf(taker), since);
  const auto carryOut = [taker](Situation& later, const MatchEvent& offence)
  {
    later.decisions.events.push_back(offence);
    awardFreeKickAtBall(later, opponentOf(taker.side), offence.rule, offence.reason, {taker});
  };
  now.judgement.decide(now, {now.eventOf(MatchEvent::Kind::Offence, name(), reason, soccerText("restart.freeKick"),
                                         {.side = taker.side, .players = {taker}}),
                             carryOut,
                             {}});
}

namespace
{

/// A ball in a goal that leads to something else.
struct Denial
{
  LocalText reason; ///< Empty: the goal counts.
  bool corner = false; ///< Else goal kick.
};

Denial denialOf(const Situation& now, Side scorer)
{
  if(const PlayerId taker = now.kick.taker; taker && now.hasKickRules())
  {
    if(taker.side != scorer)
      return {soccerText("noGoal.ownGoal", nameOf(taker)), true};
    if(now.kick.indirect)
      return {soccerText("noGoal.indirect", nameOf(taker))};
  }
  if(now.kickOffBan == scorer && now.hasKickRules())
    return {soccerText("noGoal.kickOff")};
  if(now.passBan(scorer))
    return {
        soccerText("noGoal.passMode", now.clock.time() - now.pass(scorer).last, now.settings.passModeScoreWaitTime)};
  return {};
}

} // namespace

void GoalRule::judge(Situation& now)
{
  const Side conceding = goalWithBall(now);
  if(!now.pitch.ball.present || conceding == Side::None)
    return;
  const Side scorer = opponentOf(conceding);
  const Denial denial = denialOf(now, scorer);
  if(denial.reason.empty())
  {
    awardGoal(now, scorer, name(), touchText(now));
    return;
  }
  now.tell(MatchEvent::Kind::NoGoal, name(), denial.reason,
           denial.corner ? soccerText("restart.corner") : soccerText("restart.goalKick"),
           {.side = scorer, .players = lastToucher(now)});
  if(denial.corner)
    awardCorner(now, scorer, name(), denial.reason);
  else
    awardGoalKick(now, conceding, name(), denial.reason);
}

void BallOutRule::judge(Situation& now)
{
  if(!now.pitch.ball.present || now.ball.onField)
    return;
  const Vec3f& ball = now.pitch.ball.position;
  const PlayerId toucher = now.ball.toucher;
  if(std::abs(ball.x()) >= now.field.halfLength())
  {
    const Side defending = ball.x() > 0 ? Side::Right : Side::Left;
    const LocalText reason = soccerText("ball.behindGoalLine", textOf(ball), touchText(now));
    // A ball that nobody has touched was brought there by the other team, so to say.
    if(toucher.side == defending)
      awardCorner(now, opponentOf(defending), name(), reason);
    else
      awardGoalKick(now, defending, name(), reason);
    return;
  }
  const Side side = toucher ? opponentOf(toucher.side) : now.lots.coin();
  awardSetPlay(now, PlayMode::KickInLeft, side,
               now.field.kickInSpot(now.ball.lastOnField.x(), now.ball.lastOnField.y()), name(),
               soccerText("ball.behindSideLine", textOf(ball), touchText(now)));
}

} // namespace sparkwright
