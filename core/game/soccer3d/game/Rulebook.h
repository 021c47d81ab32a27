#pragma once

#include "core/game/GameVariable.h"
#include "core/game/soccer3d/match/SoccerSettings.h"

#include <memory>
#include <string>
#include <string_view>

namespace sparkwright
{

class Referee;
class ScriptEngine;

/// What can be set about the rules of a match, and what is in force. The script variables are where it is kept.
class Rulebook
{
public:
  /// @param spl      by the rules of the standard platform league, whatever `SplRules` says
  /// @param scripts  nullptr: everything is as preset, and cannot be set
  Rulebook(ScriptEngine* scripts, bool spl);

  const SoccerSettings& settings() const { return settings_; }
  /// Lists its rules, too, and switches them off and on from now on. Once; it must outlive this.
  void open(Referee& referee);

  /// Takes over what scripts have set since the last call; cheap if they have not.
  void refresh();
  /// Sets a variable, or `DisabledRules`, as `--set` would.
  /// @param text  `default`: what the set-up says
  /// @return empty, or why it is not set
  std::string set(std::string_view name, const std::string& text);

  const std::shared_ptr<const GameRules>& list() const { return list_; }

private:
  std::string setVariable(const SoccerVariable& variable, const std::string& text);
  std::string setDisabledRules(const std::string& text);
  void keepBuiltIn(SoccerSettings& fresh) const;
  void makeList();

  ScriptEngine* scripts_;
  Referee* referee_ = nullptr;
  SoccerSettings settings_;
  long changesSeen_ = 0;
  std::shared_ptr<const GameRules> list_;
};

} // namespace sparkwright
