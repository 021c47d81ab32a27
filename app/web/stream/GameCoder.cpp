#include "app/web/stream/GameCoder.h"

#include "viewer/overlay/Scoreboard.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sparkwright
{

namespace
{

std::string jsonOf(const QJsonObject& object)
{
  return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

/// Which marker it gets in the timeline.
const char* markOf(const GameEvent& event)
{
  using Kind = GameEvent::Kind;
  if(event.overruled)
    return "note";
  switch(event.kind)
  {
    case Kind::Goal:
      return "goal";
    case Kind::Foul:
    case Kind::Offence:
    case Kind::NoGoal:
      return "foul";
    case Kind::Mode:
      return "mode";
    default:
      return "note";
  }
}

} // namespace

void GameCoder::takeEvents(const GameState& game)
{
  if(game.events == seen_)
    return;
  seen_ = game.events;
  const int newest = seen_ && !seen_->empty() ? seen_->back()->index : 0;
  if(newest < newest_)
  {
    events_.clear();
    forgotten_ = 0;
    newest_ = 0;
    ++epoch_;
  }
  if(newest == 0)
    return;
  for(const std::shared_ptr<const GameEvent>& event : *seen_)
    if(event->index > newest_)
      events_.push_back(jsonOf({{"time", event->time},
                                {"clock", static_cast<double>(event->gameTime)},
                                {"kind", markOf(*event)},
                                {"team", event->team},
                                {"text", QString::fromStdString(words_.text(lineOf(*event)))}}));
  newest_ = newest;
  if(events_.size() <= most)
    return;
  const std::size_t tooMany = events_.size() - most;
  events_.erase(events_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(tooMany));
  forgotten_ += tooMany;
}

std::string GameCoder::events(std::size_t first) const
{
  first = std::max(first, forgotten_);
  std::string text = "{\"from\":" + std::to_string(first) + ",\"events\":[";
  for(std::size_t i = first - forgotten_; i < events_.size(); ++i)
    text += (i > first - forgotten_ ? "," : "") + events_[i];
  return text + "]}";
}

void GameCoder::take(const Frame& frame, const SceneCoder& scene)
{
  takeEvents(frame.game);
  const GameState& game = frame.game;
  QJsonArray players;
  for(const Subjects::Player& player : scene.drawing().subjects().players())
    players.append(QJsonArray{player.bodySlot, player.team, player.unum});
  QJsonObject object{{"present", game.present}, {"players", players}};
  if(game.present)
  {
    object["period"] = game.period;
    object["teams"] = QJsonArray{QString::fromStdString(game.team[0]), QString::fromStdString(game.team[1])};
    object["score"] = QJsonArray{game.score[0], game.score[1]};
    object["mode"] = Scoreboard::playMode(game.mode);
  }
  std::string state = webMessage(WebMessage::Game, jsonOf(object));
  changed_ = state != state_;
  if(changed_)
    state_ = std::move(state);
}

} // namespace sparkwright
