#include "core/game/soccer3d/match/PlayMode.h"

#include <array>

namespace sparkwright
{

namespace
{

constexpr std::array<PlayModeTraits, playModeCount> allTraits = {{
    {"BeforeKickOff", Side::None, GameClock::Lead, true},
    {"KickOff_Left", Side::Left},
    {"KickOff_Right", Side::Right},
    {"PlayOn"},
    {"KickIn_Left", Side::Left},
    {"KickIn_Right", Side::Right},
    {"corner_kick_left", Side::Left},
    {"corner_kick_right", Side::Right},
    {"goal_kick_left", Side::Left},
    {"goal_kick_right", Side::Right},
    {"offside_left", Side::Left},
    {"offside_right", Side::Right},
    {"GameOver", Side::None, GameClock::FollowUp},
    {"Goal_Left", Side::Left, GameClock::Game, true},
    {"Goal_Right", Side::Right, GameClock::Game, true},
    {"free_kick_left", Side::Left},
    {"free_kick_right", Side::Right},
    {"direct_free_kick_left", Side::Left},
    {"direct_free_kick_right", Side::Right},
    {"pass_left", Side::Left},
    {"pass_right", Side::Right},
}};

} // namespace

const PlayModeTraits& traitsOf(PlayMode mode)
{
  return allTraits[static_cast<std::size_t>(mode)];
}

std::optional<PlayMode> playModeNamed(std::string_view name)
{
  for(std::size_t i = 0; i < allTraits.size(); ++i)
    if(allTraits[i].name == name)
      return static_cast<PlayMode>(i);
  return std::nullopt;
}

const std::vector<std::string>& playModeNames()
{
  static const std::vector<std::string> names = []
  {
    std::vector<std::string> all;
    for(const PlayModeTraits& traits : allTraits)
      all.emplace_back(traits.name);
    return all;
  }();
  return names;
}

const std::string& nameOf(PlayMode mode)
{
  return playModeNames()[static_cast<std::size_t>(mode)];
}

} // namespace sparkwright
