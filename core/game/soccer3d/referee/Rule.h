#pragma once

#include "core/game/soccer3d/referee/Situation.h"

#include <cstdint>
#include <string_view>

namespace sparkwright
{

/// A set of play modes.
class ModeSet
{
public:
  template <class... Modes>
  explicit constexpr ModeSet(Modes... modes) : bits_((0u | ... | bit(modes)))
  {
  }
  constexpr bool has(PlayMode mode) const { return (bits_ & bit(mode)) != 0; }
  static constexpr ModeSet all()
  {
    ModeSet set;
    set.bits_ = (1u << playModeCount) - 1;
    return set;
  }

private:
  static constexpr std::uint32_t bit(PlayMode mode) { return 1u << static_cast<unsigned>(mode); }

  std::uint32_t bits_;
};

inline constexpr ModeSet openPlay{PlayMode::PlayOn, PlayMode::PassLeft, PlayMode::PassRight};

/// The order of rules in a step. Source: referee specification 5.
enum class Stage
{
  Time,   ///< The match as a whole, in all modes.
  Mode,   ///< Rules of the play mode at the beginning of the stage.
  Count,  ///< Measurements for fouls.
  Foul,   ///< Detection of fouls; not while the game pauses.
  Punish, ///< Penalties; not while the game pauses.
};

/// One rule of the game: checks its condition, decides, and moves players and ball.
class Rule
{
public:
  /// @param name  in lists, events and settings
  Rule(std::string_view name, Stage stage, ModeSet modes = ModeSet::all()) : name_(name), stage_(stage), modes_(modes)
  {
  }
  virtual ~Rule() = default;

  std::string_view name() const { return name_; }
  Stage stage() const { return stage_; }
  ModeSet modes() const { return modes_; }

  /// Applies the rule; called once per step in its modes.
  virtual void judge(Situation& now) = 0;
  /// Resets counts; called instead of judge() while the game pauses, for the stages from Count on.
  virtual void pause(Situation&) {}

  /// Saves or loads what the rule itself remembers from step to step.
  virtual void archive(StateArchive&) {}

private:
  std::string_view name_;
  Stage stage_;
  ModeSet modes_;
};

} // namespace sparkwright
