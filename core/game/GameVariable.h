#pragma once

#include "core/text/LocalText.h"

#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// A setting of a game's rules, with its description.
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
  std::string value;              ///< The present value.
  std::string configured;         ///< The value of the set-up, else the default.
  /// Whether it can change while the game runs. Other settings are built into the scene, and change at the next set-up.
  bool live = true;

  bool operator==(const GameVariable&) const = default;
};

/// A rule of a game.
struct GameRule
{
  std::string name; ///< As scripts and commands write it.
  bool enabled = true;
  LocalText title{}; ///< Displayed name; empty: `name`.
  bool operator==(const GameRule&) const = default;
};

/// All settings of a game's rules.
struct GameRules
{
  std::vector<GameVariable> variables; ///< Grouped by topic.
  std::vector<GameRule> rules;         ///< In order of application.
};

} // namespace sparkwright
