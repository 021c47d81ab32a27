#pragma once

#include "core/object/Math.h"
#include "core/text/LocalText.h"

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class StateArchive;

/// A decision in a game with its reason, for panels, logs and summaries.
struct GameEvent
{
  enum class Kind
  {
    Mode,      ///< A restart: the play mode changes, or the ball is dropped.
    Goal,      ///< A valid goal.
    NoGoal,    ///< The ball is in a goal, which is not valid.
    Foul,      ///< One of League::fouls(), in `foul`.
    Offence,   ///< Any other breach of a rule.
    Score,     ///< The score was set by command.
    Confirmed, ///< A human referee has confirmed a decision;
    Overruled, ///< or has rejected it, so it has no consequences.
    Undone,    ///< A human referee has taken a decision back.
    Notice     ///< Any other message.
  };
  struct Player
  {
    int team = 0; ///< 1 left, 2 right
    int unum = 0;
    bool operator==(const Player&) const = default;
    void archive(StateArchive& a);
  };

  int index = 0;                       ///< Running number from 1.
  double time = 0;                     ///< Simulated seconds.
  float gameTime = 0;                  ///< Game clock, s.
  int period = 1;                      ///< GameState::period of the decision.
  std::array<std::string, 2> teams;    ///< Names of the teams, left and right; empty while unknown.
  std::array<int, 2> score{};          ///< Left, right; after the decision.
  Kind kind = Kind::Notice;
  std::string rule;               ///< Name of the deciding rule; `command` for users and trainers.
  LocalText ruleTitle;            ///< Displayed name of the rule; empty: `rule`.
  std::string mode;               ///< GameState::mode before the decision,
  std::string next;               ///< and after it.
  std::string foul;               ///< One of League::fouls(); empty: no foul.
  int team = 0;                   ///< Team of the goal, foul or restart: 1 left, 2 right, 0 none.
  std::vector<Player> players;    ///< Players involved, offenders first.
  Vec3f position = Vec3f::Zero(); ///< In the world, m; finite.
  LocalText reason;               ///< With the measured values.
  LocalText consequence;          ///< Consequence besides the mode; may be empty.
  bool overruled = false;         ///< Rejected by a human referee.

  void archive(StateArchive& a);
};

/// By ascending index; successive lists share their records.
using GameEvents = std::vector<std::shared_ptr<const GameEvent>>;

/// Adds events behind a list, of which the newest `most` stay: makes another list, since frames share this one.
/// @param list  null: there are none yet
void appendEvents(std::shared_ptr<const GameEvents>& list, std::vector<GameEvent> news, std::size_t most);
/// Saves or loads a list; null without events.
void archiveEvents(StateArchive& a, std::shared_ptr<const GameEvents>& list);

/// `goal`, `no goal`, …
std::string_view nameOf(GameEvent::Kind kind);
/// `L5`, `R11`
std::string nameOf(const GameEvent::Player& player);
/// One line, game clock first: `12.34 KickOff_Left → PlayOn (kick-off): L5 has touched the ball`.
LocalText lineOf(const GameEvent& event);
/// The same in English.
std::string textOf(const GameEvent& event);

} // namespace sparkwright
