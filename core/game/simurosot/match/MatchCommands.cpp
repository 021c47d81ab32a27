// What people can ask of a match.
#include "core/game/simurosot/match/MatchMachine.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/game/simurosot/match/SimurosotTexts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>

namespace sparkwright::simurosot
{

namespace
{

constexpr int highestScore = 255;

/// A set of states.
class States
{
public:
  constexpr States(std::initializer_list<MatchState> states)
  {
    for(const MatchState state : states)
      bits_ |= bit(state);
  }
  constexpr bool has(MatchState state) const { return bits_ & bit(state); }

private:
  static constexpr unsigned bit(MatchState state) { return 1u << static_cast<unsigned>(state); }

  unsigned bits_ = 0;
};

/// Whether a command may fit in a state.
constexpr bool fits(MatchCommand::Kind kind, MatchState state)
{
  using enum MatchState;
  constexpr std::array<States, matchCommandCount> states{{
      {Pause},                                                                        // Confirm
      {Pause},                                                                        // Reject
      {Pause},                                                                        // Overrule
      {Normal, Pause, Ready},                                                         // Foul
      {Normal, Resume, ReposQuery, ReposMove, Ready},                                 // Pause
      {Pause, ReposQuery, ReposMove},                                                 // Resume
      {Ready},                                                                        // Whistle
      {Before},                                                                       // Start
      {Break},                                                                        // StartPeriod
      {Pause, Break, Finished},                                                       // NewMatch
      {Pause, Ready, Before},                                                         // Place
      {Normal, Pause, Resume, ReposQuery, ReposMove, Ready, Break, Before, Finished}, // SetScore
      {Normal, Pause, Ready},                                                         // TimeOut
  }};
  return states[static_cast<std::size_t>(kind)].has(state);
}

bool isVote(MatchCommand::Kind kind)
{
  return kind <= MatchCommand::Kind::Overrule;
}

} // namespace

LocalText MatchMachine::command(const MatchCommand& command)
{
  using Kind = MatchCommand::Kind;
  if(command.console != operatorConsole && !ballots_.isPresent(command.console))
    return simurosotText("sim.refused.console", command.console);
  if(isVote(command.kind))
    return vote(command);
  if(!fits(command.kind, state_))
    return simurosotText("sim.refused.state", commandText(command.kind), stateText(state_));
  switch(command.kind)
  {
  case Kind::Foul:
    return giveFoul(command);
  case Kind::Pause:
    return pauseBy(command);
  case Kind::Resume:
    return resumeBy(command);
  case Kind::Whistle:
    whistle(command.console);
    return {};
  case Kind::Start:
  case Kind::StartPeriod:
    return startBy(command);
  case Kind::NewMatch:
    newMatch(command.console);
    return {};
  case Kind::Place:
    return place(command);
  case Kind::SetScore:
    return setScore(command);
  case Kind::TimeOut:
    return takeTimeOut(command);
  default:
    return {};
  }
}

LocalText MatchMachine::vote(const MatchCommand& command)
{
  using Kind = MatchCommand::Kind;
  if(!pending_.get())
    return simurosotText("sim.refused.noVerdict");
  Decision decision{.kind = static_cast<Decision::Kind>(command.kind)};
  if(command.kind == Kind::Overrule)
  {
    if(LocalText why = whyNotRestart(command); !why.empty())
      return why;
    decision = {Decision::Kind::Overrule, command.restart, command.side, command.goalFor};
  }
  if(command.console == operatorConsole)
    decide(decision, command.console);
  else if(const std::optional<Decision> decided = ballots_.vote(command.console, decision))
    decide(*decided, command.console);
  return {};
}

LocalText MatchMachine::giveFoul(const MatchCommand& command)
{
  if(pending_.get())
    return simurosotText("sim.refused.verdict");
  if(LocalText why = whyNotRestart(command); !why.empty())
    return why;
  give({Decision::Kind::Overrule, command.restart, command.side, command.goalFor}, command.console);
  return {};
}

/// In the shoot-out there are only its kicks, and only there.
LocalText MatchMachine::whyNotRestart(const MatchCommand& command) const
{
  const bool shootOut = clock_.period() == Period::ShootOut;
  const bool known = command.restart > Restart::None && command.restart <= Restart::ShootOut;
  if(!known || (command.restart == Restart::ShootOut) != shootOut)
    return simurosotText("sim.refused.restart", restartText(known ? command.restart : Restart::None));
  if(shootOut && command.side != shootOut_.kicker())
    return simurosotText("sim.refused.kicker", sideText(shootOut_.kicker()));
  return {};
}

LocalText MatchMachine::whyNotConnected() const
{
  const std::optional<Side> missing = missingSide();
  return missing ? simurosotText("sim.pause.connection", sideText(*missing)) : LocalText();
}

LocalText MatchMachine::pauseBy(const MatchCommand& command)
{
  if(pauseWhenReady_)
    return simurosotText("sim.refused.paused");
  if(state_ == MatchState::ReposQuery || state_ == MatchState::ReposMove)
    pauseWhenReady_ = true;
  else
    enterPause(PauseReason::Person, {}, command.console);
  return {};
}

LocalText MatchMachine::resumeBy(const MatchCommand& command)
{
  if(state_ != MatchState::Pause)
  {
    if(!pauseWhenReady_)
      return simurosotText("sim.refused.noPause");
    pauseWhenReady_ = false;
    return {};
  }
  if(pending_.get())
    return simurosotText("sim.refused.verdict");
  if(LocalText why = whyNotConnected(); !why.empty())
    return why;
  resume(command.console);
  return {};
}

LocalText MatchMachine::startBy(const MatchCommand& command)
{
  if(LocalText why = whyNotConnected(); !why.empty())
    return why;
  if(command.kind == MatchCommand::Kind::Start)
    startMatch(command.console);
  else
    beginNextPeriod(command.console);
  return {};
}

LocalText MatchMachine::place(const MatchCommand& command)
{
  const bool isBall = command.object == SREF_BALL;
  if(!isBall && (command.object < 0 || command.object >= sideCount * SST_MAX_ROBOTS))
    return simurosotText("sim.refused.object", command.object);
  const Side side = command.object < SST_MAX_ROBOTS ? Side::Blue : Side::Yellow;
  const int index = command.object % SST_MAX_ROBOTS;
  if(!isBall && !scene_.robot(side, index))
    return simurosotText("sim.refused.object", command.object);
  if(!isFree(command))
    return simurosotText("sim.refused.place");
  Lineup placed;
  if(isBall)
  {
    placed.ball = command.pose.point();
    restartBall_ = *placed.ball;
    note(MatchEvent::Kind::Placed, {}, simurosotText("sim.placed.ball", command.pose.x, command.pose.y),
         command.console);
  }
  else
  {
    placed.robot(side, index) = Pose{command.pose.x, command.pose.y, normalizedDeg(command.pose.angle)};
    note(MatchEvent::Kind::Placed, side,
         simurosotText("sim.placed.robot", sideText(side), index + 1, command.pose.x, command.pose.y), command.console);
  }
  scene_.put(placed);
  next_.places.put(placed);
  return {};
}

/// Whether the object of the command fits there.
bool MatchMachine::isFree(const MatchCommand& command) const
{
  const Pose& pose = command.pose;
  const bool isBall = command.object == SREF_BALL;
  const FieldSpec& field = profile_.field;
  if(!std::isfinite(pose.x) || !std::isfinite(pose.y) || (!isBall && !std::isfinite(pose.angle)))
    return false;
  const Square own = isBall ? Square{{pose.x, pose.y, 0}, 2 * field.ballRadius} : Square{pose, field.robotSide};
  if(!areas().holds(own))
    return false;
  if(!isBall && scene_.ball && own.distanceTo(*scene_.ball) < field.ballRadius)
    return false;
  for(int object = 0; object < sideCount * SST_MAX_ROBOTS; ++object)
  {
    const Side side = object < SST_MAX_ROBOTS ? Side::Blue : Side::Yellow;
    const std::optional<Pose>& there = scene_.robot(side, object % SST_MAX_ROBOTS);
    if(!there || object == command.object)
      continue;
    const Square square{*there, field.robotSide};
    if(isBall ? square.distanceTo(pose.point()) < field.ballRadius : overlap(own, square))
      return false;
  }
  return true;
}

LocalText MatchMachine::setScore(const MatchCommand& command)
{
  for(const int goals : command.score)
    if(goals < 0 || goals > highestScore)
      return simurosotText("sim.refused.score", highestScore);
  score_ = command.score;
  note(MatchEvent::Kind::Score, {}, simurosotText("sim.score.set", score_[0], score_[1]), command.console);
  return {};
}

LocalText MatchMachine::takeTimeOut(const MatchCommand& command)
{
  if(pending_.get())
    return simurosotText("sim.refused.verdict");
  if(state_ == MatchState::Pause && pause_.reason == PauseReason::TimeOut)
    return simurosotText("sim.refused.timeOut");
  TeamInfo& team = teamOf(command.side);
  if(team.timeOutsLeft <= 0)
    return simurosotText("sim.refused.timeOuts", sideText(command.side));
  --team.timeOutsLeft;
  enterPause(PauseReason::TimeOut, command.side, command.console);
  return {};
}

} // namespace sparkwright::simurosot
