#include "core/game/simurosot/match/MatchCourse.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/game/simurosot/match/SimurosotTexts.h"

#include <algorithm>

namespace sparkwright::simurosot
{

MatchCourse::MatchCourse(const LeagueProfile& profile, Standing& standing, EventLog& log, std::uint64_t seed)
    : profile_(profile), spec_(profile.match), standing_(standing), log_(log), random_(seed), kickOff_(lot())
{
}

bool MatchCourse::isTimeOver() const
{
  const bool judged = profile_.rules.enabled[static_cast<std::size_t>(RuleId::PeriodOver)];
  return standing_.clock.isOver() && (judged || isShootOut());
}

void MatchCourse::clear()
{
  beginClock(Period::FirstHalf);
  standing_.score = {};
  shootOut_ = {};
  kickOff_ = lot();
}

Sequel MatchCourse::start(int console)
{
  log_.note(MatchEvent::Kind::MatchStart, kickOff_, simurosotText("sim.start.lot", sideText(kickOff_)), console);
  return beginPeriod(Period::FirstHalf, console);
}

Sequel MatchCourse::beginNextPeriod(int console)
{
  if(const auto next = periodAfter(standing_.clock.period(), standing_.isTie(), spec_))
    return beginPeriod(*next, console);
  return finish();
}

Sequel MatchCourse::endTime()
{
  return isShootOut() ? endKick(false) : endPeriod();
}

Sequel MatchCourse::follow(const sref_verdict& verdict)
{
  if(isShootOut()) // A kick ends with whatever the referee finds; a person may have it repeated.
    return verdict.reason == SREF_HUMAN && !isGoal(verdict) ? beginKick() : endKick(bringsGoal(verdict));
  const bool golden = standing_.clock.period() == Period::Overtime && spec_.goldenGoal;
  if(golden && isGoal(verdict) && !standing_.isTie())
    return finish();
  return isTimeOver() ? endPeriod() : Sequel::with(verdict);
}

Sequel MatchCourse::replaceGoal(const sref_verdict& freeBall)
{
  return isShootOut() ? endKick(false) : follow(freeBall);
}

/// In the shoot-out only the kicker can score.
bool MatchCourse::bringsGoal(const sref_verdict& verdict) const
{
  return isGoal(verdict) && (!isShootOut() || sideOf(verdict.goal_for) == shootOut_.kicker());
}

void MatchCourse::countGoal(const sref_verdict& verdict)
{
  if(!bringsGoal(verdict))
    return;
  const Side side = *sideOf(verdict.goal_for);
  if(!isShootOut())
    ++standing_.score[static_cast<std::size_t>(indexOf(side))];
  log_.note(MatchEvent::Kind::Goal, side, simurosotText("sim.goal.for", sideText(side))).verdict = verdict;
}

void MatchCourse::cancelGoal(const sref_verdict& verdict)
{
  if(!bringsGoal(verdict))
    return;
  const Side side = *sideOf(verdict.goal_for);
  int& goals = standing_.score[static_cast<std::size_t>(indexOf(side))];
  if(!isShootOut())
    goals = std::max(goals - 1, 0);
  log_.note(MatchEvent::Kind::NoGoal, side, simurosotText("sim.goal.cancelled", sideText(side))).verdict = verdict;
}

void MatchCourse::beginClock(Period period)
{
  standing_.clock.begin(period, secondsOf(period, spec_));
}

Sequel MatchCourse::beginPeriod(Period period, int console)
{
  beginClock(period);
  if(period == Period::ShootOut)
  {
    const Side first = lot();
    shootOut_.begin(first, spec_.shootOutKicks);
    log_.note(MatchEvent::Kind::ShootOut, first, simurosotText("sim.start.kicksFirst", sideText(first)), console);
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
  log_.note(kind, side, simurosotText("sim.start.kickOff", sideText(side)), console);
  return Sequel::with(madeVerdict(Restart::PlaceKick, side, SREF_NO_RULE, "kick-off"));
}

Sequel MatchCourse::endPeriod()
{
  const Period period = standing_.clock.period();
  log_.note(MatchEvent::Kind::PeriodOver, {}, simurosotText("sim.period.timeOver", secondsOf(period, spec_)));
  if(periodAfter(period, standing_.isTie(), spec_))
    return {.kind = Sequel::Kind::Break};
  return finish();
}

Sequel MatchCourse::beginKick()
{
  beginClock(Period::ShootOut);
  return Sequel::with(madeVerdict(Restart::ShootOut, shootOut_.kicker(), SREF_NO_RULE, "kick of the shoot-out"));
}

Sequel MatchCourse::endKick(bool scored)
{
  const Side kicker = shootOut_.kicker();
  shootOut_.record(scored);
  log_.note(MatchEvent::Kind::ShootOutKick, kicker,
            scored ? simurosotText("sim.shootOut.scored", sideText(kicker))
                   : simurosotText("sim.shootOut.missed", sideText(kicker)));
  return shootOut_.winner() ? finish() : beginKick();
}

Sequel MatchCourse::finish()
{
  const std::optional<Side> won = winner();
  log_.note(MatchEvent::Kind::MatchStop, won,
            won ? simurosotText("sim.stop.won", sideText(*won)) : simurosotText("sim.stop.draw"));
  return {.kind = Sequel::Kind::Finished};
}

std::optional<Side> MatchCourse::winner() const
{
  if(!standing_.isTie())
    return standing_.score[0] > standing_.score[1] ? Side::Blue : Side::Yellow;
  return shootOut_.winner();
}

void MatchCourse::archive(StateArchive& a)
{
  a(random_, standing_.clock);
  for(int& goals : standing_.score)
    archiveCount(a, goals);
  a.choice(kickOff_, Side::Yellow);
  a(shootOut_);
}

} // namespace sparkwright::simurosot
