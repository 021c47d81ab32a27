#include "core/game/simurosot/match/MatchMachine.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/CommandCheck.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/game/simurosot/match/SimurosotTexts.h"

#include <algorithm>
#include <utility>

namespace sparkwright::simurosot
{

MatchMachine::MatchMachine(const LeagueProfile& profile, Referee* referee, std::uint64_t seed)
    : profile_(profile), referee_(referee), standing_{MatchClock(profile.match.halfSeconds)}, log_(standing_),
      pause_(profile_.match, log_), course_(profile_, standing_, log_, seed), teams_(profile_), verdicts_(profile_),
      restart_(profile_, referee, log_)
{
}

void MatchMachine::setConnected(Side side, bool connected)
{
  if(team(side).connected == connected)
    return;
  teams_.setConnected(side, connected);
  log_.note(MatchEvent::Kind::Connection, side,
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
    return pause_.reason() == PauseReason::TimeOut || !team(side).connected;
  default:
    return !team(side).connected;
  }
}

void MatchMachine::enterConsole(int id, bool chief)
{
  if(id != operatorConsole)
    verdicts_.enter(id, chief);
}

void MatchMachine::leaveConsole(int id)
{
  if(const std::optional<Decision> decision = verdicts_.leave(id))
    decide(*decision, MatchEvent::nobody);
}

void MatchMachine::advance(const sref_frame& seen)
{
  log_.beginFrame();
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
    if(profile_.match.automaticPeriods && waited_ >= framesOf(profile_.match.breakSeconds) && !teams_.missing())
      enter(course_.beginNextPeriod(MatchEvent::nobody));
    break;
  case MatchState::Before:
    if(profile_.match.startWhenConnected && !teams_.missing())
      start(MatchEvent::nobody);
    break;
  case MatchState::Finished:
    break;
  }
  orders_ = next_;
  next_ = {};
}

void MatchMachine::play(const sref_frame& seen)
{
  standing_.clock.count();
  ++played_;
  restart_.seeBall(*scene_.ball);
  const std::optional<sref_verdict> found = findVerdict(seen);
  const bool timeIsUp = found && endsPeriod(*found);
  const std::optional<sref_verdict> verdict = timeIsUp ? std::nullopt : verdicts_.pass(found ? &*found : nullptr);
  if(verdict)
    return raise(*verdict);
  if(!timeIsUp && !course_.isTimeOver())
    return;
  verdicts_.forget();
  enter(course_.endTime());
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
  if(ofShootOut && !course_.isShootOut())
    return {};
  return verdict;
}

void MatchMachine::waitInPause()
{
  pause_.pass();
  if(const auto decision = verdicts_.advance())
    return decide(*decision, MatchEvent::nobody);
  if(pause_.isTimeOutOver())
    resume(MatchEvent::nobody);
}

void MatchMachine::askForPlaces()
{
  if(restart_.ask(teams_, scene_))
    state_ = MatchState::ReposMove;
}

void MatchMachine::moveToPlaces()
{
  const bool arrived = restart_.move();
  next_.places.put(restart_.moved());
  scene_.put(restart_.moved());
  if(arrived)
    becomeReady();
}

void MatchMachine::becomeReady()
{
  next_.stop = true;
  state_ = MatchState::Ready;
  waited_ = 0;
  restart_.putBall(*scene_.ball);
  verdicts_.forget();
  if(referee_)
    referee_->reset();
  const bool wanted = std::exchange(pauseWhenReady_, false);
  if(const std::optional<Side> missing = teams_.missing())
    enterPause(PauseReason::ConnectionLost, missing, MatchEvent::nobody);
  else if(wanted)
    enterPause(PauseReason::Person, {}, MatchEvent::nobody);
}

void MatchMachine::raise(const sref_verdict& verdict)
{
  const std::optional<Side> offender = sideOf(verdict.offender_side);
  log_.note(MatchEvent::Kind::Verdict, offender, verdictText(verdict)).verdict = verdict;
  verdicts_.raise(verdict);
  enterPause(PauseReason::Foul, offender, MatchEvent::nobody);
  course_.countGoal(verdict);
}

void MatchMachine::decide(const Decision& decision, int console)
{
  const sref_verdict verdict = verdicts_.close();
  const auto noteDecision = [&](LocalText text)
  { log_.note(MatchEvent::Kind::Decision, sideOf(verdict.offender_side), std::move(text), console).verdict = verdict; };
  switch(decision.kind)
  {
  case Decision::Kind::Confirm:
    noteDecision(simurosotText("sim.decision.confirmed", verdictText(verdict)));
    enter(course_.follow(verdict));
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
    course_.cancelGoal(verdict);
    give(decision, console);
    break;
  }
}

/// Play goes on; but a ball in the goal is put to the nearest mark of a free ball.
void MatchMachine::reject(const sref_verdict& verdict)
{
  if(!isGoal(verdict))
  {
    verdicts_.reject(verdict);
    return resume(MatchEvent::nobody);
  }
  course_.cancelGoal(verdict);
  const Restart freeBall = areas().nearestFreeBall(scene_.ball.value_or(Point()));
  const Side actor = areas().sideAt(areas().freeBallMark(freeBall).x);
  enter(course_.replaceGoal(madeVerdict(freeBall, actor, SREF_HUMAN, "the goal does not count")));
}

/// A restart that a person has chosen.
void MatchMachine::give(const Decision& decision, int console)
{
  sref_verdict verdict = madeVerdict(decision.restart, decision.actor, SREF_HUMAN, "given by a person");
  verdict.goal_for = numberOf(decision.goalFor);
  log_.note(MatchEvent::Kind::Foul, decision.actor, verdictText(verdict), console).verdict = verdict;
  course_.countGoal(verdict);
  enter(course_.follow(verdict));
}

/// If the command has begun a restart, and not only been counted as a vote.
void MatchMachine::choosePlacer(const MatchCommand& command)
{
  if(command.placer == Placer::Person && state_ == MatchState::ReposQuery)
    restart_.placeByPerson();
}

void MatchMachine::enter(const Sequel& sequel)
{
  turnWithEnds();
  waited_ = 0;
  switch(sequel.kind)
  {
  case Sequel::Kind::Restart:
    return beginRestart(sequel.restart);
  case Sequel::Kind::Break:
    state_ = MatchState::Break;
    break;
  case Sequel::Kind::Finished:
    state_ = MatchState::Finished;
    break;
  }
  restart_.close();
}

/// The robots change places when the sides change ends.
void MatchMachine::turnWithEnds()
{
  const int end = standing_.clock.blueEnd();
  if(end == std::exchange(standingEnd_, end))
    return;
  scene_ = scene_.turned();
  next_.places = scene_;
  next_.stop = true;
}

void MatchMachine::beginRestart(const sref_verdict& verdict)
{
  verdicts_.forget();
  restart_.begin(verdict, standing_.clock.blueEnd(), scene_);
  state_ = MatchState::ReposQuery;
}

void MatchMachine::start(int console)
{
  played_ = 0;
  if(referee_)
    referee_->reset();
  enter(course_.start(console));
}

/// Back to before the match.
void MatchMachine::clear(int console)
{
  if(state_ != MatchState::Finished)
    log_.note(MatchEvent::Kind::MatchStop, {}, simurosotText("sim.stop.abandoned"), console);
  state_ = MatchState::Before;
  course_.clear();
  turnWithEnds();
  restart_.clear();
  teams_.renewTimeOuts();
  verdicts_.clear();
  pauseWhenReady_ = false;
}

void MatchMachine::whistle(int console)
{
  state_ = MatchState::Normal;
  const Restart kind = restartOf(restart_.verdict());
  const Side actor = actorOf(restart_.verdict());
  log_.note(MatchEvent::Kind::Play, actor, simurosotText("sim.restart.for", restartText(kind), sideText(actor)),
            console);
}

void MatchMachine::enterPause(PauseReason reason, std::optional<Side> side, int console)
{
  // While play resumes, or in another pause, the velocities that were saved last are still the right ones.
  if(state_ == MatchState::Normal || state_ == MatchState::Ready)
    next_.saveVelocities = true;
  state_ = MatchState::Pause;
  pause_.begin(reason, side, console);
}

void MatchMachine::resume(int console)
{
  if(const std::optional<Side> missing = teams_.missing())
    return enterPause(PauseReason::ConnectionLost, missing, console);
  state_ = MatchState::Resume;
  log_.note(MatchEvent::Kind::Resume, {}, {}, console);
}

LocalText MatchMachine::command(const MatchCommand& command)
{
  const CommandSituation situation{.state = state_,
                                   .pause = state_ == MatchState::Pause ? std::optional(pause_.reason()) : std::nullopt,
                                   .pauseToCome = pauseWhenReady_,
                                   .verdicts = verdicts_,
                                   .course = course_,
                                   .teams = teams_,
                                   .scene = scene_,
                                   .areas = areas()};
  LocalText why = whyRefused(command, situation);
  if(why.empty())
    carryOut(command);
  return why;
}

void MatchMachine::carryOut(const MatchCommand& command)
{
  using Kind = MatchCommand::Kind;
  switch(command.kind)
  {
  case Kind::Confirm:
  case Kind::Reject:
  case Kind::Overrule:
    vote(command);
    return choosePlacer(command);
  case Kind::Foul:
    give({Decision::Kind::Overrule, command.restart, command.side, command.goalFor}, command.console);
    return choosePlacer(command);
  case Kind::Pause:
    if(state_ == MatchState::ReposQuery || state_ == MatchState::ReposMove)
      pauseWhenReady_ = true;
    else
      enterPause(PauseReason::Person, {}, command.console);
    return;
  case Kind::Resume:
    if(state_ == MatchState::Pause)
      resume(command.console);
    else
      pauseWhenReady_ = false;
    return;
  case Kind::Whistle:
    return whistle(command.console);
  case Kind::Start:
    return start(command.console);
  case Kind::StartPeriod:
    return enter(course_.beginNextPeriod(command.console));
  case Kind::NewMatch:
    return clear(command.console);
  case Kind::Place:
    return place(command);
  case Kind::SetScore:
    standing_.score = command.score;
    log_.note(MatchEvent::Kind::Score, {}, simurosotText("sim.score.set", command.score[0], command.score[1]),
              command.console);
    return;
  case Kind::TimeOut:
    teams_.takeTimeOut(command.side);
    return enterPause(PauseReason::TimeOut, command.side, command.console);
  }
}

void MatchMachine::vote(const MatchCommand& command)
{
  Decision decision{.kind = static_cast<Decision::Kind>(command.kind)};
  if(decision.kind == Decision::Kind::Overrule)
    decision = {Decision::Kind::Overrule, command.restart, command.side, command.goalFor};
  if(const std::optional<Decision> decided = verdicts_.vote(command.console, decision))
    decide(*decided, command.console);
}

void MatchMachine::place(const MatchCommand& command)
{
  const Pose& pose = command.pose;
  Lineup placed;
  if(command.object == SREF_BALL)
  {
    placed.ball = pose.point();
    restart_.putBall(*placed.ball);
    log_.note(MatchEvent::Kind::Placed, {}, simurosotText("sim.placed.ball", pose.x, pose.y), command.console);
  }
  else
  {
    const Side side = command.object < SST_MAX_ROBOTS ? Side::Blue : Side::Yellow;
    const int index = command.object % SST_MAX_ROBOTS;
    placed.robot(side, index) = Pose{pose.x, pose.y, normalizedDeg(pose.angle)};
    log_.note(MatchEvent::Kind::Placed, side,
              simurosotText("sim.placed.robot", sideText(side), index + 1, pose.x, pose.y), command.console);
  }
  scene_.put(placed);
  next_.places.put(placed);
}

const PlacementQuery* MatchMachine::query(Side side) const
{
  return state_ == MatchState::ReposQuery ? restart_.talk().query(side) : nullptr;
}

bool MatchMachine::answer(Side side, const sref_targets& targets)
{
  return state_ == MatchState::ReposQuery && restart_.talk().answer(side, targets);
}

void MatchMachine::noteUpright(Side side, int number)
{
  log_.note(MatchEvent::Kind::Upright, side, simurosotText("sim.upright", sideText(side), number + 1));
}

MatchStatus MatchMachine::status() const
{
  MatchStatus status;
  status.state = state_;
  if(state_ == MatchState::Pause)
  {
    status.pause = pause_.reason();
    status.timeOutLeft = pause_.timeOutLeft();
  }
  restart_.describe(status);
  status.period = standing_.clock.period();
  status.blueEnd = standing_.clock.blueEnd();
  status.time = standing_.clock.left();
  status.score = standing_.score;
  status.verdict = verdicts_.status();
  status.positDone = state_ != MatchState::ReposQuery && state_ != MatchState::ReposMove;
  if(state_ == MatchState::ReposQuery)
    status.placesNow = restart_.talk().asked();
  for(const Side side : {Side::Blue, Side::Yellow})
  {
    status.shootOutTaken[static_cast<std::size_t>(indexOf(side))] = course_.shootOut().taken(side);
    status.shootOutGoals[static_cast<std::size_t>(indexOf(side))] = course_.shootOut().goals(side);
  }
  if(state_ == MatchState::Finished)
    status.winner = course_.winner();
  return status;
}

void MatchMachine::complete(sref_frame& frame) const
{
  frame.size = sizeof frame;
  frame.frame = played_;
  frame.period = static_cast<std::int32_t>(standing_.clock.period());
  frame.blue_end = standing_.clock.blueEnd();
  frame.frame_seconds = frameSeconds;
  frame.time_left = standing_.clock.left();
  std::ranges::copy(standing_.score, frame.score);
  frame.shooter = course_.isShootOut() ? indexOf(course_.shootOut().kicker()) : SREF_NOBODY;
}

void MatchMachine::archive(StateArchive& a)
{
  a.choice(state_, MatchState::Finished);
  a(pause_);
  archiveCount(a, waited_);
  a(pauseWhenReady_, played_, course_, log_, teams_, verdicts_, restart_, scene_, next_, orders_);
  if(!a.isLoading())
    return;
  standingEnd_ = standing_.clock.blueEnd();
  if(referee_)
    referee_->reset();
}

} // namespace sparkwright::simurosot
