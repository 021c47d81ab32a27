#include "core/game/GameEvent.h"

#include <cstdio>

namespace sparkwright
{

namespace
{

void append(std::string& list, std::string_view item)
{
  if(!list.empty() && !item.empty())
    list += ", ";
  list += item;
}

} // namespace

std::string_view nameOf(GameEvent::Kind kind)
{
  switch(kind)
  {
  case GameEvent::Kind::Mode:
    return "mode";
  case GameEvent::Kind::Goal:
    return "goal";
  case GameEvent::Kind::NoGoal:
    return "no goal";
  case GameEvent::Kind::Foul:
    return "foul";
  case GameEvent::Kind::Offence:
    return "offence";
  case GameEvent::Kind::Score:
    return "score";
  case GameEvent::Kind::Confirmed:
    return "confirmed";
  case GameEvent::Kind::Overruled:
    return "overruled";
  case GameEvent::Kind::Undone:
    return "undone";
  case GameEvent::Kind::Notice:
    break;
  }
  return "notice";
}

std::string nameOf(const GameEvent::Player& player)
{
  return (player.team == 2 ? "R" : "L") + std::to_string(player.unum);
}

std::string textOf(const GameEvent& event)
{
  using Kind = GameEvent::Kind;
  std::string what;
  if(event.kind != Kind::Mode && event.kind != Kind::Notice)
    what = nameOf(event.kind);
  if(event.kind == Kind::Foul || event.kind == Kind::Offence)
    for(const GameEvent::Player& player : event.players)
      append(what, nameOf(player));
  if(event.mode != event.next)
    append(what, event.mode + " → " + event.next);
  what += what.empty() ? event.rule : " (" + event.rule + ')';

  char time[32];
  std::snprintf(time, sizeof time, "%.2f ", static_cast<double>(event.gameTime));
  std::string line = time + what;
  if(!event.reason.empty())
    line += ": " + event.reason.english();
  if(!event.consequence.empty())
    line += (event.reason.empty() ? ": " : "; ") + event.consequence.english();
  return line;
}

} // namespace sparkwright
