#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// The side of a team; None for robots without a team.
enum class Side
{
  None,
  Left,
  Right
};

/// 0 for left, 1 for right; the side must not be None.
constexpr int indexOf(Side side)
{
  return side == Side::Right ? 1 : 0;
}
constexpr Side opponentOf(Side side)
{
  return side == Side::Left ? Side::Right : side == Side::Right ? Side::Left : Side::None;
}

/// The play mode of a match, numbered as in the monitor protocol.
enum class PlayMode
{
  BeforeKickOff,
  KickOffLeft,
  KickOffRight,
  PlayOn,
  KickInLeft,
  KickInRight,
  CornerKickLeft,
  CornerKickRight,
  GoalKickLeft,
  GoalKickRight,
  OffsideLeft,
  OffsideRight,
  GameOver,
  GoalLeft,
  GoalRight,
  FreeKickLeft,
  FreeKickRight,
  DirectFreeKickLeft,
  DirectFreeKickRight,
  PassLeft,
  PassRight
};
constexpr int playModeCount = 21;

/// Which clock runs in a play mode.
enum class GameClock
{
  Lead,    ///< Time of waiting before a half.
  Game,    ///< The displayed game time.
  FollowUp ///< Time since the match ended.
};

/// Fixed properties of a play mode.
struct PlayModeTraits
{
  std::string_view name; ///< In messages; the mixed capitals are part of the protocol.
  Side side = Side::None;
  GameClock clock = GameClock::Game;
  bool mayBeam = false;
};

const PlayModeTraits& traitsOf(PlayMode mode);
std::optional<PlayMode> playModeNamed(std::string_view name);

/// The member of a pair of modes that belongs to `side`; the left one is given.
constexpr PlayMode forSide(PlayMode left, Side side)
{
  return side == Side::Right ? static_cast<PlayMode>(static_cast<int>(left) + 1) : left;
}

/// The names of the 21 play modes, in the order of PlayMode.
const std::vector<std::string>& playModeNames();
const std::string& nameOf(PlayMode mode);

} // namespace sparkwright
