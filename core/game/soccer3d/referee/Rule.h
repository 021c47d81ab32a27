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

/// When in a step a rule has its turn. Source: referee specification 5.
enum class Stage
{
  Time,   ///< The match as a whole; in all modes.
  Mode,   ///< What holds in the play mode that the stage begins with.
  Count,  ///< What has to be measured all the time for fouls.
  Foul,   ///< Looks for fouls; not while the game pauses.
  Punish, ///< What fouls lead to; likewise.
};

/// One rule of the game: whether its condition holds, what is decided then, and who is put where.
class Rule
{
public:
  /// @param name  what it is called in lists, events and settings
  Rule(std::string_view name, Stage stage, ModeSet modes = ModeSet::all()) : name_(name), stage_(stage), modes_(modes) {}
  virtual ~Rule() = default;

  std::string_view name() const { return name_; }
  Stage stage() const { return stage_; }
  ModeSet modes() const { return modes_; }

  /// Once per step, in the modes that it is for.
  virtual void judge(Situation& now) = 0;
  /// Instead of judge(), for rules of the later stages, while the game pauses: what was counted counts no more.
  virtual void pause(Situation&) {}

private:
  std::string_view name_;
  Stage stage_;
  ModeSet modes_;
};

} // namespace sparkwright
