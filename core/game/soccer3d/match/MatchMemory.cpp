#include "core/game/soccer3d/match/MatchMemory.h"

#include "core/archive/StateArchive.h"

namespace sparkwright
{

void MatchMemory::Tally::forget()
{
  const int moved = sinceMoved;
  *this = {};
  sinceMoved = moved;
}

void MatchMemory::setTime(float time)
{
  const float change = time - clock.time();
  for(PassHistory& history : passes_)
    history.last += change;
  ball.touchTime += change;
  kick.time += change;
  clock.setTime(time);
}

void MatchMemory::Tally::archive(StateArchive& a)
{
  a(onGround, notStanding, standing, inArea, wasInArea, sinceBallTouch, sinceCollision, sinceMoved);
  bool penalised = penalty.has_value();
  a(penalised);
  if(!penalised)
    return penalty.reset();
  if(!penalty)
    penalty = Penalty{};
  a.choice(penalty->measure, Penalty::Measure::LeaveGroup);
  a(penalty->middle, penalty->held);
}

void MatchMemory::archive(StateArchive& a)
{
  a(clock, score, ball.toucher, ball.touchTime, ball.onField, ball.lastOnField, ball.kickSpot);
  a(kick.taker, kick.time, kick.indirect);
  a.choice(kickOffBan, Side::Right);
  a.choice(kickOffTurn.next, Side::Right);
  a(kickOffTurn.lastHalf);
  a.choice(kickPlace, KickPlace::LastOnField);
  a(setPlayPrepared, tallies, discipline);
  a.choice(spl.phase, Spl::Phase::Finished);
  a(spl.phaseTime);
  a.choice(spl.kickOff, Side::Right);
  a(spl.penalties, spl.ballOutSince, spl.ballOutLasts);
  for(PassHistory& pass : passes_)
    a(pass.last, pass.centre, pass.cleared, pass.ballLeft, pass.severalTouched, pass.firstToucher);
}

void MatchMemory::Discipline::archive(StateArchive& a)
{
  a(yellowCards, redCard, suspendedTo);
}

} // namespace sparkwright
