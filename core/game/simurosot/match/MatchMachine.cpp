#include "core/game/simurosot/match/MatchMachine.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/game/simurosot/match/SimurosotTexts.h"

#include <algorithm>
#include <utility>

namespace sparkwright::simurosot
{

namespace
{

constexpr double playedDistance = 1; ///< cm that the ball moves in the first touch

} // namespace

MatchMachine::MatchMachine(const LeagueProfile& profile, Referee* referee, std::uint64_t seed)
    : profile_(profile), referee_(referee), random_(seed), clock_(profile.match.halfSeconds),
      talk_(profile_.field, referee)
{
  setTeam(Side::Blue, {}, profile_.colours.blue);
  setTeam(Side::Yellow, {}, profile_.colours.yellow);
  for(TeamInfo& team : teams_)
    team.timeOutsLeft = profile_.match.timeOuts;
  kickOff_ = lot();
}

void MatchMachine::setTeam(Side side, std::string name, std::string colour)
{
  teamOf(side).name = std::move(name);
  teamOf(side).colour = std::move(colour);
}

void MatchMachine::setConnected(Side side, bool connected)
{
  TeamInfo& team = teamOf(side);
  if(team.connected == connected)
    return;
  team.connected = connected;
  note(MatchEvent::Kind::Connection, side,
       connected ? simurosotText("sim.connection.found", sideText(side))
                 : simurosotText("sim.connection.lost", sideText(side)));
  const bool needed = state_ == MatchState::Normal || state_ == MatchState::Resume || state_ == MatchState::Ready;
  if(!connected && needed)
    enterPause(PauseReason::ConnectionLost, side, MatchEvent::nobody);
}

bool MatchMachine::mayChangeStrategy(Side side) const
{
  switch(state_)
  {
  case MatchState::Before:
  case MatchState::Break:
  case MatchState::Finished:
    return true;
  case MatchState::Pause:
    return pause_.reason == PauseReason::TimeOut || !team(side).connected;
  default:
    return !team(side).connected;
  }
}

void MatchMachine::enterConsole(int id, bool chief)
{
  if(id != operatorConsole)
    ballots_.enter(id, chief);
}

void MatchMachine::leaveConsole(int id)
{
  ballots_.leave(id);
  const std::optional<Decision> decision = ballots_.majority();
  if(pending_.get() && decision)
    decide(*decision, MatchEvent::nobody);
}

void MatchMachine::advance(const sref_frame& seen)
{
  ++frame_;
  scene_ = Lineup::of(seen);
  scene_.put(next_.places);
  switch(state_)
  {
  case MatchState::Normal:
    play(seen);
    break;
  case MatchState::Pause:
    waitInPause();
    break;
  case MatchState::Resume:
    next_.restoreVelocities = true;
    state_ = MatchState::Normal;
    break;
  case MatchState::ReposQuery:
    askForPlaces();
    break;
  case MatchState::ReposMove:
    moveToPlaces();
    break;
  case MatchState::Ready:
    if(++waited_ >= framesOf(profile_.match.readySeconds))
      whistle(MatchEvent::nobody);
    break;
  case MatchState::Break:
    ++waited_;
    if(profile_.match.automaticPeriods && waited_ >= framesOf(profile_.match.breakSeconds) && !missingSide())
      beginNextPeriod(MatchEvent::nobody);
    break;
  case MatchState::Before:
    if(profile_.match.startWhenConnected && !missingSide())
      startMatch(MatchEvent::nobody);
    break;
  case MatchState::Finished:
    break;
  }
  orders_ = next_;
  next_ = {};
}

void MatchMachine::play(const sref_frame& seen)
{
  clock_.count();
  ++played_;
  if(!ballPlayed_ && distance(*scene_.ball, restartBall_) > playedDistance)
    ballPlayed_ = true;
  const std::optional<sref_verdict> found = findVerdict(seen);
  if(found && endsPeriod(*found))
    return timeIsOver();
  if(const std::optional<sref_verdict> verdict = filter_.pass(found ? &*found : nullptr, profile_.rules))
    raise(*verdict);
  else if(isLastFrame())
    timeIsOver();
}

std::optional<sref_verdict> MatchMachine::findVerdict(const sref_frame& seen)
{
  if(!referee_)
    return {};
  sref_frame frame = seen;
  complete(frame);
  sref_verdict verdict = noVerdict();
  if(!referee_->judge(frame, verdict) || !makeSound(verdict))
    return {};
  const bool ofShootOut = verdict.kind == SST_SHOOT_OUT || verdict.reason == SREF_SHOOT_OUT_OVER;
  if(ofShootOut && clock_.period() != Period::ShootOut)
    return {};
  return verdict;
}

/// Whether the time is used up, by the clock of the match itself. A kick of the shoot-out always has an end.
bool MatchMachine::isLastFrame() const
{
  const bool judged = profile_.rules.enabled[static_cast<std::size_t>(RuleId::PeriodOver)];
  return clock_.isOver() && (judged || clock_.period() == Period::ShootOut);
}

void MatchMachine::waitInPause()
{
  ++pause_.frames;
  if(const auto decision = pending_.advance(profile_.match, ballots_.anybodyPresent()))
    return decide(*decision, MatchEvent::nobody);
  if(pause_.reason == PauseReason::TimeOut && pause_.frames >= framesOf(profile_.match.timeOutSeconds))
    resume(MatchEvent::nobody);
}

void MatchMachine::askForPlaces()
{
  const std::optional<Side> side = talk_.asked();
  const bool connected = side && team(*side).connected;
  if(const auto placed = talk_.advance(profile_.match.querySeconds, connected, scene_))
  {
    const auto end = placed->corrections.begin() + placed->count;
    const auto isMoved = [](const sref_correction& correction) { return correction.why != SREF_ACCEPTED; };
    const auto moved = std::count_if(placed->corrections.begin(), end, isMoved);
    if(moved > 0 || !placed->answered)
    {
      const LocalText who = sideText(placed->side);
      note(MatchEvent::Kind::Corrections, placed->side,
           placed->answered ? simurosotText("sim.corrections.some", who, static_cast<long>(moved))
                            : simurosotText("sim.corrections.noAnswer", who))
          .corrections.assign(placed->corrections.begin(), end);
    }
  }
  if(!talk_.done())
    return;
  reposition_.begin(scene_, talk_.targets());
  state_ = MatchState::ReposMove;
}

void MatchMachine::moveToPlaces()
{
  const bool arrived = reposition_.step(profile_.placement);
  next_.places.put(reposition_.now());
  scene_.put(reposition_.now());
  if(arrived)
    becomeReady();
}

void MatchMachine::becomeReady()
{
  next_.stop = true;
  state_ = MatchState::Ready;
  waited_ = 0;
  restartBall_ = *scene_.ball;
  ballPlayed_ = false;
  filter_.forget();
  if(referee_)
    referee_->reset();
  const bool wanted = std::exchange(pauseWhenReady_, false);
  if(const std::optional<Side> missing = missingSide())
    enterPause(PauseReason::ConnectionLost, missing, MatchEvent::nobody);
  else if(wanted)
    enterPause(PauseReason::Person, {}, MatchEvent::nobody);
}

void MatchMachine::whistle(int console)
{
  state_ = MatchState::Normal;
  note(MatchEvent::Kind::Play, actorOf(restart_),
       simurosotText("sim.restart.for", restartText(restartOf(restart_)), sideText(actorOf(restart_))), console);
}

void MatchMachine::enterPause(PauseReason reason, std::optional<Side> side, int console)
{
  // While play resumes, or in another pause, the velocities that were saved last are still the right ones.
  if(state_ == MatchState::Normal || state_ == MatchState::Ready)
    next_.saveVelocities = true;
  state_ = MatchState::Pause;
  pause_ = {.reason = reason, .side = side};
  switch(reason)
  {
  case PauseReason::Foul: // The verdict tells it.
    break;
  case PauseReason::Person:
    note(MatchEvent::Kind::Pause, side, simurosotText("sim.pause.person"), console);
    break;
  case PauseReason::ConnectionLost:
    note(MatchEvent::Kind::Pause, side, simurosotText("sim.pause.connection", sideText(*side)), console);
    break;
  case PauseReason::TimeOut:
    note(MatchEvent::Kind::Pause, side,
         simurosotText("sim.pause.timeOut", sideText(*side), profile_.match.timeOutSeconds), console);
    break;
  }
}

void MatchMachine::resume(int console)
{
  if(const std::optional<Side> missing = missingSide())
    return enterPause(PauseReason::ConnectionLost, missing, console);
  state_ = MatchState::Resume;
  note(MatchEvent::Kind::Resume, {}, {}, console);
}

std::optional<Side> MatchMachine::missingSide() const
{
  for(const Side side : {Side::Blue, Side::Yellow})
    if(!team(side).connected)
      return side;
  return {};
}

const PlacementQuery* MatchMachine::query(Side side) const
{
  return state_ == MatchState::ReposQuery ? talk_.query(side) : nullptr;
}

bool MatchMachine::answer(Side side, const sref_targets& targets)
{
  return state_ == MatchState::ReposQuery && talk_.answer(side, targets);
}

void MatchMachine::noteUpright(Side side, int number)
{
  note(MatchEvent::Kind::Upright, side, simurosotText("sim.upright", sideText(side), number + 1));
}

MatchStatus MatchMachine::status() const
{
  MatchStatus status;
  status.state = state_;
  if(state_ == MatchState::Pause)
    status.pause = pause_.reason;
  if(!ballPlayed_ || state_ == MatchState::ReposQuery || state_ == MatchState::ReposMove)
  {
    status.placement = restartOf(restart_);
    status.actor = sideOf(restart_.actor);
  }
  status.period = clock_.period();
  status.blueEnd = clock_.blueEnd();
  status.time = clock_.left();
  if(status.pause == PauseReason::TimeOut)
    status.timeOutLeft = std::max(framesOf(profile_.match.timeOutSeconds) - pause_.frames, 0) * frameSeconds;
  status.score = score_;
  if(pending_.get())
  {
    status.ballots = ballots_.against(*pending_.get());
    status.voters = ballots_.present();
    status.confirms = ballots_.count(Decision::Kind::Confirm);
    status.rejects = ballots_.count(Decision::Kind::Reject);
    status.overrules = ballots_.count(Decision::Kind::Overrule);
    status.pendingLeft = pending_.left(profile_.match, ballots_.anybodyPresent());
    status.pendingStands = pending_.stands(profile_.match);
  }
  status.positDone = state_ != MatchState::ReposQuery && state_ != MatchState::ReposMove;
  if(state_ == MatchState::ReposQuery)
    status.placesNow = talk_.asked();
  if(restartOf(restart_) != Restart::None)
    status.placesFirst = talk_.first();
  for(const Side side : {Side::Blue, Side::Yellow})
  {
    status.shootOutTaken[static_cast<std::size_t>(indexOf(side))] = shootOut_.taken(side);
    status.shootOutGoals[static_cast<std::size_t>(indexOf(side))] = shootOut_.goals(side);
  }
  if(state_ == MatchState::Finished)
    status.winner = winner();
  return status;
}

void MatchMachine::complete(sref_frame& frame) const
{
  frame.size = sizeof frame;
  frame.frame = played_;
  frame.period = static_cast<std::int32_t>(clock_.period());
  frame.blue_end = clock_.blueEnd();
  frame.frame_seconds = frameSeconds;
  frame.time_left = clock_.left();
  std::ranges::copy(score_, frame.score);
  frame.shooter = clock_.period() == Period::ShootOut ? indexOf(shootOut_.kicker()) : SREF_NOBODY;
}

MatchEvent& MatchMachine::note(MatchEvent::Kind kind, std::optional<Side> side, LocalText reason, int console)
{
  MatchEvent& event = events_.emplace_back();
  event.kind = kind;
  event.frame = frame_;
  event.period = clock_.period();
  event.timeLeft = clock_.left();
  event.score = score_;
  event.side = side;
  event.console = console;
  event.reason = std::move(reason);
  return event;
}

std::vector<MatchEvent> MatchMachine::takeEvents()
{
  return std::exchange(events_, {});
}

void MatchMachine::archive(StateArchive& a)
{
  a(random_);
  a.choice(state_, MatchState::Finished);
  a.choice(pause_.reason, PauseReason::TimeOut);
  archiveSide(a, pause_.side);
  archiveCount(a, pause_.frames);
  archiveCount(a, waited_);
  a(pauseWhenReady_, frame_, played_, clock_);
  for(int& goals : score_)
    archiveCount(a, goals);
  for(TeamInfo& team : teams_)
  {
    a(team.name, team.connected);
    archiveCount(a, team.timeOutsLeft);
  }
  a.choice(kickOff_, Side::Yellow);
  a(shootOut_, pending_, ballots_, filter_);
  archiveVerdict(a, restart_);
  a(restartBall_.x, restartBall_.y, ballPlayed_, talk_, reposition_, scene_, next_, orders_, events_);
  if(a.isLoading() && referee_)
    referee_->reset();
}

} // namespace sparkwright::simurosot
