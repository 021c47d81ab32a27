#pragma once

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/MatchMachine.h"
#include "core/game/simurosot/match/restart/Verdicts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace sparkwright::simurosot::test
{

/// A referee that finds what a test tells it to find, and lines robots up in two columns in their own half.
class ScriptedReferee : public Referee
{
public:
  std::map<std::uint32_t, sref_verdict> script; ///< By frame of play.
  sref_frame judged{};                          ///< The last one.
  int resets = 0;
  std::uint32_t lastReset = 0; ///< Frame of play.
  FieldSpec field;

  bool judge(const sref_frame& frame, sref_verdict& verdict) override
  {
    judged = frame;
    const auto found = script.find(frame.frame);
    if(found == script.end())
      return false;
    verdict = found->second;
    return true;
  }
  bool placementSpec(const sref_verdict& verdict, Side side, int blueEnd, sref_region& region) override
  {
    const Side actor = actorOf(verdict);
    const bool othersFirst = restartOf(verdict) == Restart::PenaltyKick || isFreeBall(restartOf(verdict));
    region.first = indexOf(othersFirst ? other(actor) : actor);
    const Point mark = isFreeBall(restartOf(verdict)) ? FieldAreas(field, blueEnd).freeBallMark(restartOf(verdict))
                                                      : Point();
    region.ball = {mark.x, mark.y};
    region.ball_is_free = restartOf(verdict) == Restart::GoalKick && side == actor;
    return true;
  }
  void validate(const sref_placing& placing, sref_targets& targets, std::span<sref_correction> corrections) override
  {
    const int end = placing.side == SREF_BLUE ? placing.blue_end : -placing.blue_end;
    for(int i = targets.n; i < field.robots; ++i)
    {
      targets.pose[i] = {end * (40. + 20 * (i % 2)), -100. + 18 * i, end > 0 ? 180. : 0.};
      corrections[static_cast<std::size_t>(i)].why = SREF_REPLACED;
    }
    targets.n = field.robots;
  }
  void reset() override
  {
    ++resets;
    lastReset = judged.frame;
  }
};

inline sref_verdict foul(Restart restart, Side actor, int reason = SREF_R8_STALEMATE, int hardness = SREF_CERTAIN)
{
  sref_verdict verdict = madeVerdict(restart, actor, reason, "as the script says");
  verdict.offender_side = indexOf(other(actor));
  verdict.offender_robot = 3;
  verdict.hardness = hardness;
  return verdict;
}

inline sref_verdict goalFor(Side side)
{
  sref_verdict verdict = foul(Restart::PlaceKick, other(side), SREF_R1_GOAL);
  verdict.offender_side = SREF_NOBODY;
  verdict.goal_for = indexOf(side);
  return verdict;
}

/// The situations in which a match can be, and a short one of each.
enum class MatchSituation
{
  Before,
  Normal,
  PausedByPerson,
  PausedByFoul,
  Resume,
  ReposQuery,
  ReposMove,
  Ready,
  Break,
  Finished
};
inline constexpr std::array situationNames{"before", "normal", "paused by a person", "paused by a foul", "resume",
                                           "query",  "move",   "ready",              "break",            "finished"};

/// A match whose robots move evenly, and whose strategies and referee do as a test says.
class MatchRig
{
public:
  explicit MatchRig(const LeagueProfile& profile = {}, std::uint64_t seed = 7, bool withReferee = true)
    : machine(profile, withReferee ? &referee : nullptr, seed)
  {
    referee.field = profile.field;
    for(const int side : {0, 1})
      for(int i = 0; i < profile.field.robots; ++i)
      {
        sref_robot& robot = world.robot[side][i];
        robot = {};
        robot.x = (side == 0 ? 1 : -1) * (30. + 12 * i);
        robot.y = 100 - 15 * i;
        robot.angle = side == 0 ? 180 : 0;
        robot.valid = 1;
      }
  }

  void connect()
  {
    machine.setConnected(Side::Blue, true);
    machine.setConnected(Side::Yellow, true);
  }
  /// One frame of the program that owns the match.
  void frame()
  {
    if(answering)
      for(const Side side : {Side::Blue, Side::Yellow})
        if(const PlacementQuery* const query = machine.query(side))
          machine.answer(side, wish(*query));
    if(runsPhysics(machine.state()))
      move();
    machine.advance(world);
    carryOut(machine.orders());
    for(MatchEvent& event : machine.takeEvents())
      events.push_back(std::move(event));
  }
  void frames(int count)
  {
    for(int i = 0; i < count; ++i)
      frame();
  }
  /// @return the frames that it takes; −1: more than `most`
  int until(MatchState state, int most = 40000)
  {
    for(int i = 0; i <= most; ++i, frame())
      if(machine.state() == state)
        return i;
    return -1;
  }
  /// Connects both strategies and plays.
  void kickOff()
  {
    connect();
    until(MatchState::Normal, 1000);
  }
  /// In the next frame of play.
  void find(const sref_verdict& verdict)
  {
    sref_frame now{};
    machine.complete(now);
    referee.script[now.frame + 1] = verdict;
  }
  LocalText command(MatchCommand::Kind kind, int console = operatorConsole)
  {
    MatchCommand command;
    command.kind = kind;
    command.console = console;
    return machine.command(command);
  }
  LocalText give(MatchCommand::Kind kind, Restart restart, Side actor, std::optional<Side> goal = {})
  {
    MatchCommand command;
    command.kind = kind;
    command.restart = restart;
    command.side = actor;
    command.goalFor = goal;
    return machine.command(command);
  }
  int count(MatchEvent::Kind kind) const
  {
    return static_cast<int>(std::ranges::count(events, kind, &MatchEvent::kind));
  }
  MatchState state() const { return machine.state(); }
  void setVelocities(double robots, double ball)
  {
    for(auto& side : world.robot)
      for(sref_robot& robot : side)
      {
        robot.vx = robots;
        robot.vy = -robots;
      }
    world.ball.vx = ball;
  }
  /// All that the match knows.
  std::string bytes()
  {
    StateArchive archive;
    machine.archive(archive);
    return archive.takeBytes();
  }

  ScriptedReferee referee;
  MatchMachine machine;
  sref_frame world{};
  std::vector<MatchEvent> events;
  bool answering = true; ///< The strategies give places in time.

  /// Brings a match that has not begun, and is not to begin by itself, into a situation.
  void bring(MatchSituation situation)
  {
    connect();
    frame();
    if(situation == MatchSituation::Before)
      return;
    command(MatchCommand::Kind::Start);
    switch(situation)
    {
    case MatchSituation::Before:
    case MatchSituation::ReposQuery:
      break;
    case MatchSituation::ReposMove:
      until(MatchState::ReposMove);
      break;
    case MatchSituation::Ready:
      until(MatchState::Ready);
      break;
    case MatchSituation::Break:
      until(MatchState::Break);
      break;
    case MatchSituation::Finished:
      until(MatchState::Normal);
      find(goalFor(Side::Yellow));
      until(MatchState::Finished);
      break;
    default:
      bringFromPlay(situation);
    }
  }

private:
  void bringFromPlay(MatchSituation situation)
  {
    until(MatchState::Normal);
    frames(5);
    if(situation == MatchSituation::PausedByFoul)
    {
      find(foul(Restart::FreeKick, Side::Blue, SREF_R9_PUSHING, SREF_NEEDS_HUMAN));
      frame();
    }
    if(situation == MatchSituation::PausedByPerson || situation == MatchSituation::Resume)
      command(MatchCommand::Kind::Pause);
    if(situation == MatchSituation::Resume)
      command(MatchCommand::Kind::Resume);
  }

  /// One column for each side, away from the other's.
  sref_targets wish(const PlacementQuery& query) const
  {
    sref_targets targets{};
    const int end = query.placing.side == SREF_BLUE ? query.placing.blue_end : -query.placing.blue_end;
    targets.n = referee.field.robots;
    for(int i = 0; i < targets.n; ++i)
      targets.pose[i] = {end * 90., -80. + 15 * i, 0};
    return targets;
  }
  void move()
  {
    for(auto& side : world.robot)
      for(sref_robot& robot : side)
      {
        robot.x += robot.vx * frameSeconds;
        robot.y += robot.vy * frameSeconds;
      }
    world.ball.x += world.ball.vx * frameSeconds;
  }
  void carryOut(const Orders& orders)
  {
    for(const Side side : {Side::Blue, Side::Yellow})
      for(int i = 0; i < SST_MAX_ROBOTS; ++i)
        if(const std::optional<Pose>& pose = orders.places.robot(side, i))
        {
          sref_robot& robot = world.robot[indexOf(side)][i];
          robot.x = pose->x;
          robot.y = pose->y;
          robot.angle = pose->angle;
        }
    if(orders.places.ball)
    {
      world.ball.x = orders.places.ball->x;
      world.ball.y = orders.places.ball->y;
    }
    if(orders.stop)
      setVelocities(0, 0);
    if(orders.saveVelocities)
      saved_ = world;
    if(orders.restoreVelocities)
      restore();
  }
  void restore()
  {
    for(const int side : {0, 1})
      for(int i = 0; i < SST_MAX_ROBOTS; ++i)
      {
        world.robot[side][i].vx = saved_.robot[side][i].vx;
        world.robot[side][i].vy = saved_.robot[side][i].vy;
      }
    world.ball.vx = saved_.ball.vx;
  }

  sref_frame saved_{};
};

} // namespace sparkwright::simurosot::test
