#pragma once

#include "core/game/GameVariable.h"
#include "core/game/soccer3d/match/SoccerSettings.h"
#include "core/text/LocalText.h"

#include <memory>
#include <string>
#include <string_view>

namespace sparkwright
{

class Referee;
class ScriptEngine;

/// The settings of a match's rules, stored in script variables.
class Rulebook
{
public:
  /// @param spl      use the rules of the standard platform league, even if `SplRules` is false
  /// @param scripts  nullptr: presets only, which cannot be changed
  Rulebook(ScriptEngine* scripts, bool spl);

  const SoccerSettings& settings() const { return settings_; }
  /// Adds the referee's rules to the list, and lets set() switch them. Call it once; the referee must outlive this.
  void open(Referee& referee);

  /// Reads variables that scripts have set since the last call; cheap if there are none.
  void refresh();
  /// Sets a variable, or `DisabledRules`, as `--set` would.
  /// @param text  `default`: the value of the set-up
  /// @return empty, or why it is refused
  LocalText set(std::string_view name, const std::string& text);

  const std::shared_ptr<const GameRules>& list() const { return list_; }

private:
  LocalText setVariable(const SoccerVariable& variable, const std::string& text);
  LocalText setDisabledRules(const std::string& text);
  void keepBuiltIn(SoccerSettings& fresh) const;
  void makeList();

  ScriptEngine* scripts_;
  Referee* referee_ = nullptr;
  SoccerSettings settings_;
  long changesSeen_ = 0;
  std::shared_ptr<const GameRules> list_;
};

/// Why a variable `Soccer.*` cannot have a value, as whyNotSoccerVariable(); also of the list of rules that are switched off.
LocalText whyNotVariableOfRules(std::string_view name, const std::string& value);

} // namespace sparkwright
