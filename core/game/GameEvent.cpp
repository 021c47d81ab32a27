#include "core/game/GameEvent.h"

#include "core/archive/StateArchive.h"
#include "core/game/GameTexts.h"

#include <utility>

namespace sparkwright
{

namespace
{

void append(LocalText& list, LocalText item)
{
  list = list.empty() ? std::move(item) : gameText("event.list", std::move(list), std::move(item));
}

GameKey keyOf(GameEvent::Kind kind)
{
  switch(kind)
  {
  case GameEvent::Kind::Mode:
    return "kind.mode";
  case GameEvent::Kind::Goal:
    return "kind.goal";
  case GameEvent::Kind::NoGoal:
    return "kind.noGoal";
  case GameEvent::Kind::Foul:
    return "kind.foul";
  case GameEvent::Kind::Offence:
    return "kind.offence";
  case GameEvent::Kind::Score:
    return "kind.score";
  case GameEvent::Kind::Confirmed:
    return "kind.confirmed";
  case GameEvent::Kind::Overruled:
    return "kind.overruled";
  case GameEvent::Kind::Undone:
    return "kind.undone";
  case GameEvent::Kind::Notice:
    break;
  }
  return "kind.notice";
}

} // namespace

void appendEvents(std::shared_ptr<const GameEvents>& list, std::vector<GameEvent> news, std::size_t most)
{
  auto all = list ? std::make_shared<GameEvents>(*list) : std::make_shared<GameEvents>();
  for(GameEvent& event : news)
    all->push_back(std::make_shared<const GameEvent>(std::move(event)));
  if(all->size() > most)
    all->erase(all->begin(), all->end() - static_cast<std::ptrdiff_t>(most));
  list = std::move(all);
}

void archiveEvents(StateArchive& a, std::shared_ptr<const GameEvents>& list)
{
  const std::size_t count = a.count(list ? list->size() : 0, sizeof(int));
  GameEvents all;
  for(std::size_t i = 0; i < count && !a.failed(); ++i)
  {
    GameEvent event = a.isLoading() ? GameEvent() : *(*list)[i];
    event.archive(a);
    if(a.isLoading())
      all.push_back(std::make_shared<const GameEvent>(std::move(event)));
  }
  if(a.isLoading())
    list = all.empty() ? nullptr : std::make_shared<const GameEvents>(std::move(all));
}

std::string_view nameOf(GameEvent::Kind kind)
{
  return keyOf(kind).key.english;
}

std::string nameOf(const GameEvent::Player& player)
{
  std::string name(player.team == 2 ? "R" : "L");
  return name += std::to_string(player.unum);
}

LocalText lineOf(const GameEvent& event)
{
  using Kind = GameEvent::Kind;
  LocalText what;
  if(event.kind != Kind::Mode && event.kind != Kind::Notice)
    what = gameText(keyOf(event.kind));
  if(event.kind == Kind::Foul || event.kind == Kind::Offence)
    for(const GameEvent::Player& player : event.players)
      append(what, nameOf(player));
  if(event.mode != event.next)
    append(what, event.mode + " → " + event.next);
  const LocalText rule = event.ruleTitle.empty() ? LocalText(event.rule) : event.ruleTitle;
  LocalText line = what.empty() ? gameText("event.rule", event.gameTime, rule)
                                : gameText("event.what", event.gameTime, what, rule);
  if(!event.reason.empty())
    line = gameText("event.because", line, event.reason);
  if(!event.consequence.empty())
    line = event.reason.empty() ? gameText("event.because", line, event.consequence)
                                : gameText("event.then", line, event.consequence);
  return line;
}

std::string textOf(const GameEvent& event) { return lineOf(event).english(); }

void GameEvent::Player::archive(StateArchive& a)
{
  a(team, unum);
}

void GameEvent::archive(StateArchive& a)
{
  a(index, time, gameTime, period);
  for(std::string& name : teams)
    a.name(name);
  a(score);
  a.choice(kind, Kind::Notice);
  for(std::string* const name : {&rule, &mode, &next, &foul})
    a.name(*name);
  a(ruleTitle, team, players, position, reason, consequence, overruled);
  a.require(team >= 0 && team <= 2 && position.allFinite());
  for(const Player& player : players)
    a.require(player.team >= 0 && player.team <= 2);
}

} // namespace sparkwright
