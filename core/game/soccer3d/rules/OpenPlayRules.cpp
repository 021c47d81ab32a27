#include "core/game/soccer3d/rules/OpenPlayRules.h"

#include "core/game/soccer3d/rules/GoalTest.h"
#include "core/game/soccer3d/rules/Restarts.h"

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
  MatchEvent event;
  event.kind = MatchEvent::Kind::Offence;
  event.rule = name();
  event.mode = event.next = now.clock.mode();
  event.side = taker.side;
  event.players = {taker};
  event.position = now.pitch.ball.position;
  event.reason = nameOf(taker) + " has touched the ball again " + numberText(since) + " s after its kick, and nobody else between";
  event.consequence = "free kick for the opponents";
  const std::string reason = event.reason;
  now.add(std::move(event));
  awardSetPlay(now, PlayMode::FreeKickLeft, opponentOf(taker.side), now.ball.lastOnField, name(), reason, {taker});
}

namespace
{

/// A ball in a goal that leads to something else.
struct Denial
{
  std::string reason; ///< Empty: the goal counts.
  bool corner = false; ///< Else goal kick.
};

Denial denialOf(const Situation& now, Side scorer)
{
  if(const PlayerId taker = now.kick.taker; taker && now.hasKickRules())
  {
    if(taker.side != scorer)
      return {"straight from a kick of " + nameOf(taker) + " into the own goal", true};
    if(now.kick.indirect)
      return {"straight from an indirect kick of " + nameOf(taker)};
  }
  if(now.kickOffBan == scorer && now.hasKickRules())
    return {"after kick-off no opponent has touched the ball, and no player of the team outside the centre circle"};
  if(now.passBan(scorer))
    return {"no second player has touched the ball since pass mode, which ended " +
            numberText(now.clock.time() - now.pass(scorer).last) + " s ago, limit " +
            numberText(now.settings.passModeScoreWaitTime) + " s"};
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
    awardGoal(now, scorer, name(),
              now.ball.toucher ? "last touched by " + nameOf(now.ball.toucher) : std::string("touched by nobody"));
    return;
  }
  MatchEvent event;
  event.kind = MatchEvent::Kind::NoGoal;
  event.rule = name();
  event.mode = event.next = now.clock.mode();
  event.side = scorer;
  if(now.ball.toucher)
    event.players = {now.ball.toucher};
  event.position = now.pitch.ball.position;
  event.reason = denial.reason;
  event.consequence = denial.corner ? "corner" : "goal kick";
  now.add(std::move(event));
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
  const std::string by = toucher ? ", last touched by " + nameOf(toucher) : std::string(", touched by nobody");
  if(std::abs(ball.x()) >= now.field.halfLength())
  {
    const Side defending = ball.x() > 0 ? Side::Right : Side::Left;
    const std::string reason = "the ball is behind the goal line at " + groundText(ball) + by;
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
               "the ball is behind the side line at " + groundText(ball) + by);
}

} // namespace sparkwright
