#pragma once

#include "core/object/Math.h"
#include "core/text/LocalText.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Something that was decided in a game, and why: as panels, logs and summaries show it.
struct GameEvent
{
  enum class Kind
  {
    Mode,    ///< A restart: the play mode changes, or the ball is dropped while it stays.
    Goal,    ///< A goal that counts.
    NoGoal,  ///< The ball is in a goal, which does not count.
    Foul,    ///< A foul of the league's list; `foul` tells which.
    Offence, ///< Any other breach of a rule.
    Score,   ///< The score was set by command.
    Confirmed, ///< A decision that people were asked about stands;
    Overruled, ///< or it does not, and nothing follows from it.
    Undone,    ///< A decision that was carried out has been taken back.
    Notice   ///< Whatever else people should know.
  };
  struct Player
  {
    int team = 0; ///< 1 left, 2 right
    int unum = 0;
    bool operator==(const Player&) const = default;
  };

  int index = 0;                       ///< Running number from 1.
  double time = 0;                     ///< Simulated seconds.
  float gameTime = 0;                  ///< Game clock, s.
  int period = 1;                      ///< GameState::period in which it was decided.
  std::array<std::string, 2> teams;    ///< Names of those who played on the left and right then; empty while unknown.
  std::array<int, 2> score{};          ///< Left, right; with what was decided.
  Kind kind = Kind::Notice;
  std::string rule;                    ///< Name of the rule that has decided; `command` for people and trainers.
  LocalText ruleTitle;                 ///< The same for people; empty: it has no other name.
  std::string mode;                    ///< GameState::mode in which it was decided,
  std::string next;                    ///< and which follows; the same if the mode does not change.
  std::string foul;                    ///< One of League::fouls(); empty if it is none.
  int team = 0;                        ///< Whose goal, foul or restart it is: 1 left, 2 right, 0 nobody's.
  std::vector<Player> players;         ///< Whom it concerns, those who did it first.
  Vec3f position = Vec3f::Zero();      ///< Where, world coordinates, m; finite.
  LocalText reason;                    ///< What has led to it, with the numbers.
  LocalText consequence;               ///< What follows beside the mode; may be empty.
  bool overruled = false;              ///< People have decided that it does not stand.
};

/// Ascending index; records are shared with earlier and later lists.
using GameEvents = std::vector<std::shared_ptr<const GameEvent>>;

/// `goal`, `no goal`, …
std::string_view nameOf(GameEvent::Kind kind);
/// `L5`, `R11`
std::string nameOf(const GameEvent::Player& player);
/// One line for people: `12.34 KickOff_Left → PlayOn (kick-off): L5 has touched the ball`, the game clock first.
LocalText lineOf(const GameEvent& event);
/// The same in English.
std::string textOf(const GameEvent& event);

} // namespace sparkwright
