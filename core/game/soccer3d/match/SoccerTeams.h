#pragma once

#include "core/game/soccer3d/match/PlayMode.h"
#include "core/game/soccer3d/match/PlayerId.h"
#include "core/game/soccer3d/match/SoccerSettings.h"
#include "core/object/Math.h"
#include "core/text/LocalText.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

class StateArchive;

/// Manages names, numbers and waiting places of the two teams.
class SoccerTeams
{
public:
  static constexpr int teamSize = PlayerId::teamSize;
  static constexpr std::size_t longestName = 100; ///< Bytes. Names are in every percept of the others.

  explicit SoccerTeams(const SoccerSettings& settings);

  struct Place
  {
    Side side = Side::None;
    int unum = 0;
    LocalText refusal; ///< The reason, if side is None.
  };

  /// Adds a player to a team. The first team name plays on the left, the second on the right; others are refused.
  /// @param unum  1 to 11, or 0 for the lowest free number
  /// @param most  limit for this type in a team, besides the limits of the rules; nothing: no limit
  Place join(std::string_view teamName, int unum, int robotType, std::optional<int> most = std::nullopt);
  /// Removes a player; number and robot type become free.
  void leave(Side side, int unum);

  /// Nobody gets this number of the team any more: its player has been sent off.
  void ban(Side side, int unum);

  /// Waiting place of the next new player: the torso's centre, in the world, m.
  Vec3f nextWaitingPlace(Side side);

  /// Team name; empty while there is no team on this side.
  const std::string& name(Side side) const { return teams_[index(side)].name; }
  void swapSides() { std::swap(teams_[0], teams_[1]); }

  void archive(StateArchive& a);

private:
  struct Team
  {
    std::string name;
    std::array<std::optional<int>, teamSize + 1> typeOf; ///< Robot type by number, from 1; nothing: the number is free.
    std::array<bool, teamSize + 1> banned{};               ///< By number.
  };

  static std::size_t index(Side side) { return static_cast<std::size_t>(indexOf(side)); }
  Side sideFor(std::string_view teamName) const;
  LocalText refusalOf(const Team& team, int unum, int robotType, std::optional<int> most) const;
  LocalText typeRefusal(const Team& team, int robotType, std::optional<int> most, int players) const;

  const SoccerSettings& settings_;
  std::array<Team, 2> teams_;
  std::array<Vec3f, 2> waiting_;
};

} // namespace sparkwright
