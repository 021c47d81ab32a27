#include "core/game/simurosot/match/RestartProcess.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/game/simurosot/match/SimurosotTexts.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

constexpr double playedDistance = 1; ///< cm that the ball moves in the first touch

} // namespace

RestartProcess::RestartProcess(const LeagueProfile& profile, Referee* referee, EventLog& log)
    : profile_(profile), log_(log), talk_(profile.field, referee)
{
}

void RestartProcess::begin(const sref_verdict& verdict, int blueEnd, const Lineup& scene)
{
  verdict_ = verdict;
  open_ = true;
  placer_ = Placer::Strategies;
  talk_.begin(verdict, blueEnd, scene);
}

bool RestartProcess::ask(const Teams& teams, const Lineup& scene)
{
  if(placer_ == Placer::Person)
    for(const PlacedSide& placed : talk_.placeStanding(scene))
      noteCorrections(placed);
  const std::optional<Side> side = talk_.asked();
  const bool connected = side && teams[*side].connected;
  if(const auto placed = talk_.advance(profile_.match.querySeconds, connected, scene))
    noteCorrections(*placed);
  if(!talk_.done())
    return false;
  reposition_.begin(scene, talk_.targets());
  return true;
}

void RestartProcess::noteCorrections(const PlacedSide& placed)
{
  const auto end = placed.corrections.begin() + placed.count;
  const auto isMoved = [](const sref_correction& correction) { return correction.why != SREF_ACCEPTED; };
  const auto moved = std::count_if(placed.corrections.begin(), end, isMoved);
  if(moved == 0 && placed.answered)
    return;
  const LocalText who = sideText(placed.side);
  log_.note(MatchEvent::Kind::Corrections, placed.side,
            placed.answered ? simurosotText("sim.corrections.some", who, static_cast<long>(moved))
                            : simurosotText("sim.corrections.noAnswer", who))
      .corrections.assign(placed.corrections.begin(), end);
}

void RestartProcess::seeBall(const Point& ball)
{
  if(distance(ball, ball_) > playedDistance)
    open_ = false;
}

void RestartProcess::describe(MatchStatus& status) const
{
  if(open_)
  {
    status.placement = restartOf(verdict_);
    status.actor = sideOf(verdict_.actor);
  }
  if(restartOf(verdict_) != Restart::None)
    status.placesFirst = talk_.first();
}

void RestartProcess::clear()
{
  verdict_ = noVerdict();
  open_ = false;
}

void RestartProcess::archive(StateArchive& a)
{
  archiveVerdict(a, verdict_);
  a(ball_.x, ball_.y, open_, talk_, reposition_);
  a.choice(placer_, Placer::Person);
}

} // namespace sparkwright::simurosot
