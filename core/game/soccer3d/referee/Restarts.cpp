#include "core/game/soccer3d/referee/Restarts.h"

#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/PlayerMover.h"

#include <utility>

namespace sparkwright
{

void kickOff(Situation& now, Side side, std::string_view rule, LocalText reason)
{
  Situation::KickOffTurn& turn = now.kickOffTurn;
  const bool first = turn.lastHalf != now.clock.half();
  if(side == Side::None && first)
    side = turn.next;
  if(side == Side::None)
    side = now.lots.coin();
  if(first)
    turn.next = now.settings.changeSidesInSecondHalf && !now.settings.splRules ? side : opponentOf(side);
  turn.lastHalf = now.clock.half();
  now.setMode(forSide(PlayMode::KickOffLeft, side), rule, std::move(reason));
}

void dropBall(Situation& now, const Vec3f& point, std::string_view rule, LocalText reason)
{
  now.forgetKicks();
  const Vec3f spot = now.field.dropSpot(point);
  now.placeBall(spot);
  PlayerMover mover(now);
  for(const Side side : now.lots.teams())
    mover.clearAround(side, spot);
  LocalText consequence = soccerText("ball.dropped", textOf(spot));
  if(now.clock.mode() != PlayMode::PlayOn)
  {
    now.setMode(PlayMode::PlayOn, rule, std::move(reason), {}, std::move(consequence));
    return;
  }
  now.tell(MatchEvent::Kind::Mode, rule, std::move(reason), std::move(consequence));
}

void awardSetPlay(Situation& now, PlayMode left, Side side, const Vec3f& spot, std::string_view rule, LocalText reason,
                  std::vector<PlayerId> players)
{
  now.ball.kickSpot = spot;
  now.setMode(forSide(left, side), rule, std::move(reason), std::move(players), soccerText("ball.putTo", textOf(spot)));
}

void awardFreeKickAtBall(Situation& now, Side side, std::string_view rule, LocalText reason,
                         std::vector<PlayerId> players)
{
  now.setMode(forSide(PlayMode::FreeKickLeft, side), rule, std::move(reason), std::move(players),
              soccerText("ball.taken", now.settings.ruleKickInPauseTime));
  now.kickPlace = Situation::KickPlace::LastOnField;
}

void awardGoalKick(Situation& now, Side side, std::string_view rule, LocalText reason)
{
  awardSetPlay(now, PlayMode::GoalKickLeft, side, now.field.goalKickSpot(side), rule, std::move(reason));
}

void awardCorner(Situation& now, Side side, std::string_view rule, LocalText reason)
{
  awardSetPlay(now, PlayMode::CornerKickLeft, side, now.field.cornerSpot(side, now.pitch.ball.position.y()), rule,
               std::move(reason));
}

void awardGoal(Situation& now, Side side, std::string_view rule, LocalText reason,
               std::function<void(Situation&)> then)
{
  const auto carryOut = [then = std::move(then)](Situation& later, const MatchEvent& decided)
  {
    ++later.score[static_cast<std::size_t>(indexOf(decided.side))];
    MatchEvent goal = decided;
    goal.moment.score = later.score; // Which people may have set meanwhile.
    goal.consequence = scoreText(later.score);
    later.decisions.events.push_back(std::move(goal));
    later.setMode(forSide(PlayMode::GoalLeft, decided.side), decided.rule, decided.reason);
    if(then)
      then(later);
  };
  std::array<int, 2> score = now.score;
  ++score[static_cast<std::size_t>(indexOf(side))];
  MatchEvent goal = now.eventOf(MatchEvent::Kind::Goal, rule, std::move(reason), scoreText(score),
                                {.side = side, .players = lastToucher(now)});
  goal.moment.score = score;
  now.judgement.decide(now, {std::move(goal), carryOut, {}});
}

std::vector<PlayerId> lastToucher(const Situation& now)
{
  return now.ball.toucher ? std::vector{now.ball.toucher} : std::vector<PlayerId>();
}

LocalText touchText(const Situation& now)
{
  return now.ball.toucher ? soccerText("ball.lastTouched", nameOf(now.ball.toucher)) : soccerText("ball.untouched");
}

LocalText scoreText(const std::array<int, 2>& score)
{
  return soccerText("score", score[0], score[1]);
}

bool dropIsDue(const Situation& now)
{
  const float limit = now.settings.ruleDropBallTime;
  return limit > 0 && now.clock.modeTime() > limit;
}

LocalText dropReason(const Situation& now)
{
  return soccerText("restart.notTaken", now.clock.modeTime(), now.settings.ruleDropBallTime);
}

} // namespace sparkwright
