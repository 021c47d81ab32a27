// What verdicts and decisions lead to, and the course of a match from period to period.
#include "core/game/simurosot/match/MatchMachine.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/game/simurosot/match/SimurosotTexts.h"

#include <algorithm>

namespace sparkwright::simurosot
{

void MatchMachine::raise(const sref_verdict& verdict)
{
  note(MatchEvent::Kind::Verdict, sideOf(verdict.offender_side), verdictText(verdict)).verdict = verdict;
  filter_.forget();
  pending_.raise(verdict);
  ballots_.clear();
  enterPause(PauseReason::Foul, sideOf(verdict.offender_side), MatchEvent::nobody);
  countGoal(verdict, 1);
}

void MatchMachine::decide(const Decision& decision, int console)
{
  const sref_verdict verdict = *pending_.get();
  pending_.drop();
  ballots_.clear();
  const auto noteDecision = [&](LocalText text)
  { note(MatchEvent::Kind::Decision, sideOf(verdict.offender_side), std::move(text), console).verdict = verdict; };
  switch(decision.kind)
  {
  case Decision::Kind::Confirm:
    noteDecision(simurosotText("sim.decision.confirmed", verdictText(verdict)));
    carryOut(verdict);
    break;
  case Decision::Kind::Reject:
    noteDecision(simurosotText("sim.decision.rejected", verdictText(verdict)));
    reject(verdict);
    break;
  case Decision::Kind::Overrule:
    noteDecision(
        simurosotText("sim.decision.overruled",
                      simurosotText("sim.restart.for", restartText(decision.restart), sideText(decision.actor)),
                      verdictText(verdict)));
    countGoal(verdict, -1);
    give(decision, console);
    break;
  }
}

/// Play goes on; but a ball in the goal is put to the nearest mark of a free ball.
void MatchMachine::reject(const sref_verdict& verdict)
{
  if(!isGoal(verdict))
  {
    filter_.reject(verdict);
    return resume(MatchEvent::nobody);
  }
  countGoal(verdict, -1);
  if(clock_.period() == Period::ShootOut)
    return endKick(false);
  const Restart freeBall = areas().nearestFreeBall(scene_.ball.value_or(Point()));
  const Side actor = areas().sideAt(areas().freeBallMark(freeBall).x);
  carryOut(madeVerdict(freeBall, actor, SREF_HUMAN, "the goal does not count"));
}

/// A restart that a person has chosen.
void MatchMachine::give(const Decision& decision, int console)
{
  sref_verdict verdict = madeVerdict(decision.restart, decision.actor, SREF_HUMAN, "given by a person");
  verdict.goal_for = numberOf(decision.goalFor);
  note(MatchEvent::Kind::Foul, decision.actor, verdictText(verdict), console).verdict = verdict;
  countGoal(verdict, 1);
  carryOut(verdict);
}

void MatchMachine::carryOut(const sref_verdict& verdict)
{
  if(clock_.period() == Period::ShootOut)
    return carryOutKick(verdict);
  if(clock_.period() == Period::Overtime && profile_.match.goldenGoal && isGoal(verdict) && !isTie())
    return finish();
  if(isLastFrame())
    return endPeriod();
  beginRestart(verdict);
}

/// A kick ends with whatever the referee finds; a person may have it repeated.
void MatchMachine::carryOutKick(const sref_verdict& verdict)
{
  const bool repeated = verdict.reason == SREF_HUMAN && !isGoal(verdict);
  if(repeated)
    beginKick();
  else
    endKick(counts(verdict));
}

void MatchMachine::beginRestart(const sref_verdict& verdict)
{
  restart_ = verdict;
  filter_.forget();
  talk_.begin(verdict, clock_.blueEnd(), scene_);
  state_ = MatchState::ReposQuery;
}

/// Whether it brings a goal: in the shoot-out only the kicker's.
bool MatchMachine::counts(const sref_verdict& verdict) const
{
  return isGoal(verdict) && (clock_.period() != Period::ShootOut || sideOf(verdict.goal_for) == shootOut_.kicker());
}

/// @param change  1: it counts; −1: it does not count any more
void MatchMachine::countGoal(const sref_verdict& verdict, int change)
{
  if(!counts(verdict))
    return;
  const Side side = *sideOf(verdict.goal_for);
  if(clock_.period() != Period::ShootOut)
  {
    int& goals = score_[static_cast<std::size_t>(indexOf(side))];
    goals = std::max(goals + change, 0);
  }
  if(change > 0)
    note(MatchEvent::Kind::Goal, side, simurosotText("sim.goal.for", sideText(side))).verdict = verdict;
  else
    note(MatchEvent::Kind::NoGoal, side, simurosotText("sim.goal.cancelled", sideText(side))).verdict = verdict;
}

void MatchMachine::startMatch(int console)
{
  note(MatchEvent::Kind::MatchStart, kickOff_, simurosotText("sim.start.lot", sideText(kickOff_)), console);
  played_ = 0;
  if(referee_)
    referee_->reset();
  beginPeriod(Period::FirstHalf, console);
}

void MatchMachine::newMatch(int console)
{
  if(state_ != MatchState::Finished)
    note(MatchEvent::Kind::MatchStop, {}, simurosotText("sim.stop.abandoned"), console);
  state_ = MatchState::Before;
  const int blueEnd = clock_.blueEnd();
  clock_.begin(Period::FirstHalf, secondsOf(Period::FirstHalf, profile_.match));
  changeEnds(blueEnd);
  score_ = {};
  shootOut_ = {};
  restart_ = noVerdict();
  for(TeamInfo& team : teams_)
    team.timeOutsLeft = profile_.match.timeOuts;
  pending_.drop();
  ballots_.clear();
  filter_.forget();
  pauseWhenReady_ = false;
  ballPlayed_ = true;
  kickOff_ = lot();
}

void MatchMachine::beginPeriod(Period period, int console)
{
  const int blueEnd = clock_.blueEnd();
  clock_.begin(period, secondsOf(period, profile_.match));
  changeEnds(blueEnd);
  waited_ = 0;
  if(period == Period::ShootOut)
  {
    const Side first = lot();
    shootOut_.begin(first, profile_.match.shootOutKicks);
    note(MatchEvent::Kind::ShootOut, first, simurosotText("sim.start.kicksFirst", sideText(first)), console);
    return beginKick();
  }
  Side side = kickOff_;
  MatchEvent::Kind kind = MatchEvent::Kind::FirstHalf;
  if(period == Period::SecondHalf)
  {
    side = other(kickOff_);
    kind = MatchEvent::Kind::SecondHalf;
  }
  else if(period == Period::Overtime)
  {
    side = lot();
    kind = MatchEvent::Kind::Overtime;
  }
  note(kind, side, simurosotText("sim.start.kickOff", sideText(side)), console);
  beginRestart(madeVerdict(Restart::PlaceKick, side, SREF_NO_RULE, "kick-off"));
}

/// The match may be decided meanwhile, by a score that was put right.
void MatchMachine::beginNextPeriod(int console)
{
  if(const auto next = periodAfter(clock_.period(), isTie(), profile_.match))
    beginPeriod(*next, console);
  else
    finish();
}

void MatchMachine::timeIsOver()
{
  filter_.forget();
  if(clock_.period() == Period::ShootOut)
    endKick(false);
  else
    endPeriod();
}

void MatchMachine::endPeriod()
{
  note(MatchEvent::Kind::PeriodOver, {},
       simurosotText("sim.period.timeOver", secondsOf(clock_.period(), profile_.match)));
  ballPlayed_ = true;
  waited_ = 0;
  if(periodAfter(clock_.period(), isTie(), profile_.match))
    state_ = MatchState::Break;
  else
    finish();
}

void MatchMachine::endKick(bool scored)
{
  const LocalText kicker = sideText(shootOut_.kicker());
  const Side side = shootOut_.kicker();
  shootOut_.record(scored);
  note(MatchEvent::Kind::ShootOutKick, side,
       scored ? simurosotText("sim.shootOut.scored", kicker) : simurosotText("sim.shootOut.missed", kicker));
  if(shootOut_.winner())
    finish();
  else
    beginKick();
}

void MatchMachine::beginKick()
{
  clock_.begin(Period::ShootOut, secondsOf(Period::ShootOut, profile_.match));
  beginRestart(madeVerdict(Restart::ShootOut, shootOut_.kicker(), SREF_NO_RULE, "kick of the shoot-out"));
}

void MatchMachine::finish()
{
  state_ = MatchState::Finished;
  ballPlayed_ = true;
  const std::optional<Side> won = winner();
  note(MatchEvent::Kind::MatchStop, won,
       won ? simurosotText("sim.stop.won", sideText(*won)) : simurosotText("sim.stop.draw"));
}

std::optional<Side> MatchMachine::winner() const
{
  if(!isTie())
    return score_[0] > score_[1] ? Side::Blue : Side::Yellow;
  return shootOut_.winner();
}

/// The robots change places when the sides change ends.
void MatchMachine::changeEnds(int blueEndBefore)
{
  if(clock_.blueEnd() == blueEndBefore)
    return;
  scene_ = scene_.turned();
  next_.places = scene_;
  next_.stop = true;
}

Side MatchMachine::lot()
{
  return random_.uniform(0, 2) < 1 ? Side::Blue : Side::Yellow;
}

} // namespace sparkwright::simurosot
