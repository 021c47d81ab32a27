#pragma once

#include "core/text/LocalText.h"

#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// Something that the rules of a game depend on, and what people are told of it.
struct GameVariable
{
  enum class Kind
  {
    Number,
    Switch, ///< `true` or `false`
    Text
  };

  std::string name; ///< As scripts and `--set` write it.
  LocalText topic;
  LocalText unit;    ///< Empty: none.
  LocalText meaning; ///< In a sentence.
  Kind kind = Kind::Number;
  double lowest = 0, highest = 0; ///< For numbers.
  std::string value;              ///< In force.
  std::string configured;         ///< What the set-up says; the game's own default if it says nothing.
  /// Whether it can change while the game runs. All else is built into the scene: it changes with the next set-up.
  bool live = true;

  bool operator==(const GameVariable&) const = default;
};

/// A rule of a game.
struct GameRule
{
  std::string name; ///< As scripts and commands write it.
  bool enabled = true;
  LocalText title{}; ///< The name for people; empty: it has no other one.
  bool operator==(const GameRule&) const = default;
};

/// All that can be set about the rules of a game.
struct GameRules
{
  std::vector<GameVariable> variables; ///< Those of a topic stand together.
  std::vector<GameRule> rules;         ///< In the order in which they have their turn.
};

} // namespace sparkwright
