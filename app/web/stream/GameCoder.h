#pragma once

#include "core/text/LocalText.h"
#include "app/web/stream/SceneCoder.h"

#include <functional>
#include <string>

namespace sparkwright
{

/// How texts of a run are told to the reader of a page.
struct WebWords
{
  std::function<std::string(const LocalText&)> text = [](const LocalText& text) { return text.english(); };
};

/// Writes teams, score, play mode and players when they differ, and the decisions of the referee, each once.
class GameCoder
{
public:
  explicit GameCoder(WebWords words = {}) : words_(std::move(words)) {}

  /// Takes the frame that `scene` has taken.
  void take(const Frame& frame, const SceneCoder& scene);

  /// The state of the game as a message.
  const std::string& state() const { return state_; }
  /// Whether it differs from that of the frame before.
  bool changed() const { return changed_; }

  /// How many decisions there have been.
  std::size_t eventCount() const { return forgotten_ + events_.size(); }
  /// The decisions from number `first` on, counted from 0, as the content of a message: `{"from": 3, "events": [...]}`.
  /// Of those, the newest `most`.
  std::string events(std::size_t first) const;
  static constexpr std::size_t most = 2000;
  /// Changes when the decisions so far have been forgotten, since the run has begun again.
  int epoch() const { return epoch_; }

private:
  void takeEvents(const GameState& game);

  WebWords words_;
  std::string state_;
  bool changed_ = false;
  std::shared_ptr<const GameEvents> seen_;
  int newest_ = 0, epoch_ = 0;      ///< newest_: index of the last event.
  std::vector<std::string> events_; ///< As JSON objects.
  std::size_t forgotten_ = 0;       ///< Before those.
};

} // namespace sparkwright
