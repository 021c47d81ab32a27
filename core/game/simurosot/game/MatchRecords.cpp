#include "core/game/simurosot/game/MatchRecords.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/game/PlayModes.h"
#include "core/game/simurosot/match/MatchMachine.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/game/simurosot/match/SimurosotTexts.h"
#include "core/game/simurosot/profile/LeagueProfile.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/robot/agent/Agent.h"

#include <algorithm>
#include <cstring>

namespace sparkwright::simurosot
{

namespace
{

using Kind = GameEvent::Kind;

bool isFoul(const sref_verdict& verdict)
{
  return verdict.reason >= SREF_R1B_GOAL_BY_PUSHING && verdict.reason <= SREF_R10_BALL_HELD;
}

Kind kindOfVerdict(const sref_verdict& verdict)
{
  return isGoal(verdict) ? Kind::Goal : isFoul(verdict) ? Kind::Foul : Kind::Mode;
}

Kind kindOfRecord(const MatchEvent& event)
{
  switch(event.kind)
  {
  case MatchEvent::Kind::Goal: return Kind::Goal;
  case MatchEvent::Kind::NoGoal: return Kind::NoGoal;
  case MatchEvent::Kind::Verdict:
  case MatchEvent::Kind::Foul: return kindOfVerdict(event.verdict);
  case MatchEvent::Kind::Score: return Kind::Score;
  case MatchEvent::Kind::FirstHalf:
  case MatchEvent::Kind::SecondHalf:
  case MatchEvent::Kind::Overtime:
  case MatchEvent::Kind::ShootOut:
  case MatchEvent::Kind::PeriodOver:
  case MatchEvent::Kind::Play:
  case MatchEvent::Kind::Pause:
  case MatchEvent::Kind::Resume: return Kind::Mode;
  default: return Kind::Notice;
  }
}

bool hasVerdict(const MatchEvent& event)
{
  return event.kind == MatchEvent::Kind::Verdict || event.kind == MatchEvent::Kind::Decision ||
         event.kind == MatchEvent::Kind::Foul || event.kind == MatchEvent::Kind::Goal ||
         event.kind == MatchEvent::Kind::NoGoal;
}

void addVerdict(GameEvent& record, const sref_verdict& verdict, int blueEnd)
{
  record.rule = verdict.reason == SREF_HUMAN ? "command" : verdict.reason == SREF_NO_RULE ? "match" : "referee";
  record.ruleTitle = reasonText(verdict.reason);
  if(isFoul(verdict) && verdict.reason - SREF_R1B_GOAL_BY_PUSHING < static_cast<int>(foulNames.size()))
    record.foul = foulNames[static_cast<std::size_t>(verdict.reason - SREF_R1B_GOAL_BY_PUSHING)];
  if(const auto offender = sideOf(verdict.offender_side))
    record.team = teamOf(*offender, blueEnd);
  for(int i = 0; i < std::min(verdict.evidence.count, 8); ++i)
    if(const int object = verdict.evidence.robots[i]; object >= 0 && object < SREF_BALL)
      record.players.push_back({teamOf(static_cast<Side>(object / SST_MAX_ROBOTS), blueEnd), object % SST_MAX_ROBOTS + 1});
  record.position = {static_cast<float>(verdict.evidence.place.x / 100), static_cast<float>(verdict.evidence.place.y / 100),
                     0};
  if(!record.position.allFinite())
    record.position = Vec3f::Zero();
}

GameEvent recordOf(const MatchEvent& event, const MatchMachine& machine)
{
  const int blueEnd = event.period == Period::FirstHalf ? 1 : -1;
  GameEvent record;
  record.gameTime = static_cast<float>(machine.elapsed(event.period, event.timeLeft));
  record.period = static_cast<int>(event.period);
  for(const Side side : {Side::Blue, Side::Yellow})
  {
    const auto team = static_cast<std::size_t>(teamOf(side, blueEnd) - 1);
    record.teams[team] = machine.team(side).name;
    record.score[team] = event.score[static_cast<std::size_t>(indexOf(side))];
  }
  record.kind = kindOfRecord(event);
  record.rule = event.console == MatchEvent::nobody ? "match" : "command";
  if(hasVerdict(event))
    addVerdict(record, event.verdict, blueEnd);
  if(event.side)
    record.team = teamOf(*event.side, blueEnd);
  record.reason = event.reason;
  return record;
}

} // namespace

void MatchRecords::record(std::span<const MatchEvent> events, const MatchMachine& machine, const Context& context)
{
  const std::string& now = modeOf(machine.status());
  if(events.empty())
  {
    mode_ = now;
    return;
  }
  const SimulationClock* const clock = context.service<SimulationClock>();
  std::vector<GameEvent> news;
  for(const MatchEvent& event : events)
  {
    GameEvent record = recordOf(event, machine);
    if(event.kind == MatchEvent::Kind::Verdict && record.kind == Kind::Goal)
      record.kind = Kind::Notice; // The goal itself is an event of its own.
    record.index = ++last_;
    record.time = clock ? clock->time : 0;
    record.mode = mode_;
    record.next = &event == &events.back() ? now : mode_;
    if(context.log)
      context.log->note(lineOf(record));
    news.push_back(std::move(record));
  }
  appendEvents(events_, std::move(news), capacity);
  mode_ = now;
}

void MatchRecords::showPending(const MatchMachine& machine)
{
  const sref_verdict* const waiting = machine.pending();
  if(!waiting)
  {
    pending_.reset();
    return;
  }
  if(pending_ && std::memcmp(waiting, &pendingVerdict_, sizeof pendingVerdict_) == 0)
    return;
  pendingVerdict_ = *waiting;
  MatchEvent event;
  const MatchStatus status = machine.status();
  event.period = status.period;
  event.timeLeft = status.time;
  event.score = status.score;
  event.side = sideOf(isGoal(*waiting) ? waiting->goal_for : waiting->offender_side);
  event.verdict = *waiting;
  event.reason = verdictText(*waiting);
  GameEvent record = recordOf(event, machine);
  record.mode = record.next = modeOf(status);
  pending_ = std::make_shared<const GameEvent>(std::move(record));
}

void MatchRecords::archive(StateArchive& a)
{
  a(mode_, last_);
  archiveEvents(a, events_);
  if(a.isLoading())
    pending_.reset();
}

} // namespace sparkwright::simurosot
