#include "core/game/f2000/game/GameRecords.h"

#include "core/archive/StateArchive.h"
#include "core/game/f2000/game/GameTexts.h"
#include "core/object/Log.h"

#include <cmath>
#include <utility>
#include <vector>

namespace sparkwright::f2000
{

namespace
{

using Kind = FieldReferee::Event::Kind;

/// m, as people read it.
double rounded(double metres)
{
  return std::round(metres * 100) / 100;
}

/// The rule that a kind of event belongs to, and its title.
std::pair<const char*, LocalText> ruleOf(Kind kind)
{
  switch(kind)
  {
  case Kind::Goal: return {"goal", gameText("f2kGame.goalRule")};
  case Kind::SideOut:
  case Kind::EndOut: return {"ballOut", gameText("f2kGame.outRule")};
  case Kind::Stuck: return {"ballStuck", gameText("f2kGame.stuckRule")};
  case Kind::Flown: break;
  }
  return {"ballHeight", gameText("f2kGame.heightRule")};
}

LocalText reasonOf(const FieldReferee::Event& event)
{
  switch(event.kind)
  {
  case Kind::Goal: return gameText("f2kGame.goal", rounded(event.place.y), rounded(event.place.z));
  case Kind::SideOut: return gameText("f2kGame.sideOut", rounded(event.place.x));
  case Kind::EndOut: return gameText("f2kGame.endOut", rounded(event.place.y), rounded(event.place.z));
  case Kind::Stuck: return gameText("f2kGame.stuck");
  case Kind::Flown: break;
  }
  return gameText("f2kGame.flown");
}

LocalText consequenceOf(Kind kind)
{
  switch(kind)
  {
  case Kind::Goal: return gameText("f2kGame.goalNext");
  case Kind::SideOut: return gameText("f2kGame.sideNext");
  case Kind::EndOut:
  case Kind::Stuck: return gameText("f2kGame.endNext");
  case Kind::Flown: break;
  }
  return gameText("f2kGame.flownNext");
}

} // namespace

void GameRecords::add(GameEvent event)
{
  event.index = ++last_;
  event.time = course_.seconds();
  event.gameTime = static_cast<float>(event.time);
  event.teams = {"blue", "yellow"};
  event.score = course_.referee().score();
  event.next = course_.mode();
  if(log_)
    log_->note(lineOf(event));
  std::vector<GameEvent> news;
  news.push_back(std::move(event));
  appendEvents(events_, std::move(news), capacity);
}

void GameRecords::record(const FieldReferee::Event& what)
{
  GameEvent event;
  event.kind = what.kind == Kind::Goal ? GameEvent::Kind::Goal : GameEvent::Kind::Mode;
  std::tie(event.rule, event.ruleTitle) = ruleOf(what.kind);
  event.mode = playModes()[1];
  event.team = what.team;
  event.position = {static_cast<float>(what.place.x), static_cast<float>(what.place.y), static_cast<float>(what.place.z)};
  event.reason = reasonOf(what);
  event.consequence = consequenceOf(what.kind);
  add(std::move(event));
}

void GameRecords::recordScore()
{
  const auto& [blue, yellow] = course_.referee().score();
  GameEvent event;
  event.kind = GameEvent::Kind::Score;
  event.rule = "command";
  event.reason = gameText("f2kGame.scoreSet", blue, yellow);
  add(std::move(event));
}

void GameRecords::archive(StateArchive& a)
{
  a(last_);
  archiveEvents(a, events_);
}

} // namespace sparkwright::f2000
