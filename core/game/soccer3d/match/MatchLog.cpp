#include "core/game/soccer3d/match/MatchLog.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/robot/agent/Agent.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace sparkwright
{

namespace
{

int teamOf(Side side)
{
  return side == Side::None ? 0 : indexOf(side) + 1;
}

/// Whether `change` is only what `decision` leads to.
bool belongsTo(const GameEvent& decision, const MatchEvent& change)
{
  using Kind = GameEvent::Kind;
  return (decision.kind == Kind::Goal || decision.kind == Kind::NoGoal || decision.kind == Kind::Offence) &&
         change.kind == Kind::Mode && decision.rule == change.rule && decision.reason == change.reason &&
         decision.mode == decision.next;
}

} // namespace

GameEvent recordOf(const MatchEvent& event, const std::array<std::string, 2>& teams)
{
  GameEvent record;
  record.gameTime = event.moment.time;
  record.period = event.moment.half;
  record.teams = teams;
  if(event.moment.sidesSwapped)
    std::swap(record.teams[0], record.teams[1]);
  record.score = event.moment.score;
  record.kind = event.kind;
  record.rule = event.rule;
  record.ruleTitle = ruleText(event.rule);
  record.mode = nameOf(event.mode);
  record.next = nameOf(event.next);
  if(event.kind == MatchEvent::Kind::Foul)
    record.foul = foulNames[static_cast<std::size_t>(event.foul)];
  record.team = teamOf(event.side);
  for(const PlayerId player : event.players)
    record.players.push_back({teamOf(player.side), player.unum});
  if(event.position.allFinite()) // A ball may be lost.
    record.position = event.position;
  record.reason = event.reason;
  record.consequence = event.consequence;
  return record;
}

bool MatchLog::repeats(const MatchEvent& event, double time)
{
  if(event.kind != MatchEvent::Kind::Notice)
    return false;
  std::erase_if(told_, [&](const Told& told) { return time - told.time > repeatWithin || told.time > time; });
  const PlayerId player = event.players.empty() ? PlayerId() : event.players.front();
  const auto known = std::ranges::find_if(
      told_, [&](const Told& told) { return told.rule == event.rule && told.player == player; });
  if(known == told_.end())
  {
    told_.push_back({event.rule, player, time});
    return false;
  }
  known->time = time;
  return true;
}

void MatchLog::strike(const MatchEvent& event)
{
  const GameEvent wanted = recordOf(event, {});
  auto all = events_ ? std::make_shared<GameEvents>(*events_) : std::make_shared<GameEvents>();
  const auto found = std::find_if(all->rbegin(), all->rend(),
                                  [&](const auto& known)
                                  {
                                    return known->kind == wanted.kind && known->rule == wanted.rule &&
                                           known->foul == wanted.foul && known->players == wanted.players;
                                  });
  if(found == all->rend())
    return;
  auto struck = std::make_shared<GameEvent>(**found);
  struck->overruled = true;
  *found = std::move(struck);
  events_ = std::move(all);
}

void MatchLog::record(std::span<const MatchEvent> decided, const std::array<std::string, 2>& teams,
                      const Context& context)
{
  const SimulationClock* const clock = context.service<SimulationClock>();
  const double time = clock ? clock->time : 0;
  std::vector<GameEvent> news;
  std::vector<bool> isQuiet; ///< Of the news.
  for(const MatchEvent& event : decided)
  {
    if(!news.empty() && belongsTo(news.back(), event))
    {
      news.back().next = nameOf(event.next);
      if(!event.consequence.empty())
      {
        LocalText& known = news.back().consequence;
        known = known.empty() ? event.consequence : soccerText("list", known, event.consequence);
      }
      continue;
    }
    if(repeats(event, time))
      continue;
    news.push_back(recordOf(event, teams));
    isQuiet.push_back(event.quiet);
    news.back().time = time;
    news.back().index = ++last_;
  }
  if(news.empty())
    return;
  for(std::size_t i = 0; i < news.size(); ++i)
    if(context.log && !isQuiet[i])
      context.log->note(lineOf(news[i]));
  appendEvents(events_, std::move(news), capacity);
}

void MatchLog::archive(StateArchive& a)
{
  a(told_, last_);
  archiveEvents(a, events_);
}

} // namespace sparkwright
