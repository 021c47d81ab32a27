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
