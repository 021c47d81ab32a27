#include "core/game/simurosot/match/CommandCheck.h"

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

/// In the shoot-out there are only its kicks, and only there.
LocalText whyNoRestart(const MatchCommand& command, const MatchCourse& course)
{
  const bool known = command.restart > Restart::None && command.restart <= Restart::ShootOut;
  if(!known || (command.restart == Restart::ShootOut) != course.isShootOut())
    return simurosotText("sim.refused.restart", restartText(known ? command.restart : Restart::None));
  if(course.isShootOut() && command.side != course.shootOut().kicker())
    return simurosotText("sim.refused.kicker", sideText(course.shootOut().kicker()));
  return {};
}

LocalText whyNoFoul(const MatchCommand& command, const CommandSituation& match)
{
  return match.verdicts.pending() ? simurosotText("sim.refused.verdict") : whyNoRestart(command, match.course);
}

LocalText whyNotConnected(const CommandSituation& match)
{
  const std::optional<Side> missing = match.teams.missing();
  return missing ? simurosotText("sim.pause.connection", sideText(*missing)) : LocalText();
}

LocalText whyNoResume(const CommandSituation& match)
{
  if(match.state != MatchState::Pause)
    return match.pauseToCome ? LocalText() : simurosotText("sim.refused.noPause");
  return match.verdicts.pending() ? simurosotText("sim.refused.verdict") : whyNotConnected(match);
}

LocalText whyNoTimeOut(const MatchCommand& command, const CommandSituation& match)
{
  if(match.verdicts.pending())
    return simurosotText("sim.refused.verdict");
  if(match.pause == PauseReason::TimeOut)
    return simurosotText("sim.refused.timeOut");
  if(match.teams[command.side].timeOutsLeft <= 0)
    return simurosotText("sim.refused.timeOuts", sideText(command.side));
  return {};
}

/// Why the object of the command does not fit there; empty: it does.
LocalText whyNotFree(const MatchCommand& command, const Lineup& scene, const FieldAreas& areas)
{
  const Pose& pose = command.pose;
  const bool isBall = command.object == SREF_BALL;
  const FieldSpec& field = areas.spec();
  if(!std::isfinite(pose.x) || !std::isfinite(pose.y) || (!isBall && !std::isfinite(pose.angle)))
    return simurosotText("sim.refused.noPlace");
  const Square own = isBall ? Square{{pose.x, pose.y, 0}, 2 * field.ballRadius} : Square{pose, field.robotSide};
  if(!areas.holds(own))
    return simurosotText("sim.refused.outside");
  if(!isBall && scene.ball && own.distanceTo(*scene.ball) < field.ballRadius)
    return simurosotText("sim.refused.onBall");
  for(int object = 0; object < sideCount * SST_MAX_ROBOTS; ++object)
  {
    const Side side = object < SST_MAX_ROBOTS ? Side::Blue : Side::Yellow;
    const std::optional<Pose>& there = scene.robot(side, object % SST_MAX_ROBOTS);
    if(!there || object == command.object)
      continue;
    const Square square{*there, field.robotSide};
    if(isBall ? square.distanceTo(pose.point()) < field.ballRadius : overlap(own, square))
      return simurosotText("sim.refused.onRobot", sideText(side), object % SST_MAX_ROBOTS + 1);
  }
  return {};
}

LocalText whyNoPlace(const MatchCommand& command, const CommandSituation& match)
{
  if(command.object != SREF_BALL)
  {
    const bool known = command.object >= 0 && command.object < sideCount * SST_MAX_ROBOTS;
    const Side side = command.object < SST_MAX_ROBOTS ? Side::Blue : Side::Yellow;
    if(!known || !match.scene.robot(side, command.object % SST_MAX_ROBOTS))
      return simurosotText("sim.refused.object", command.object);
  }
  return whyNotFree(command, match.scene, match.areas);
}

LocalText whyNoScore(const MatchCommand& command)
{
  const auto isPossible = [](int goals) { return goals >= 0 && goals <= highestScore; };
  return std::ranges::all_of(command.score, isPossible) ? LocalText()
                                                        : simurosotText("sim.refused.score", highestScore);
}

} // namespace

LocalText whyRefused(const MatchCommand& command, const CommandSituation& match)
{
  using Kind = MatchCommand::Kind;
  if(command.console != operatorConsole && !match.verdicts.isPresent(command.console))
    return simurosotText("sim.refused.console", command.console);
  if(command.kind <= Kind::Overrule && !match.verdicts.pending())
    return simurosotText("sim.refused.noVerdict");
  if(!fits(command.kind, match.state))
    return simurosotText("sim.refused.state", commandText(command.kind), stateText(match.state));
  switch(command.kind)
  {
  case Kind::Overrule:
    return whyNoRestart(command, match.course);
  case Kind::Foul:
    return whyNoFoul(command, match);
  case Kind::Pause:
    return match.pauseToCome ? simurosotText("sim.refused.paused") : LocalText();
  case Kind::Resume:
    return whyNoResume(match);
  case Kind::Start:
  case Kind::StartPeriod:
    return whyNotConnected(match);
  case Kind::Place:
    return whyNoPlace(command, match);
  case Kind::SetScore:
    return whyNoScore(command);
  case Kind::TimeOut:
    return whyNoTimeOut(command, match);
  case Kind::Confirm:
  case Kind::Reject:
  case Kind::Whistle:
  case Kind::NewMatch:
    return {};
  }
  return {};
}

} // namespace sparkwright::simurosot
