#pragma once

#include "core/game/GameState.h"
#include "viewer/scene/Subjects.h"

#include <array>
#include <span>
#include <vector>

namespace sparkwright
{

/// Who plays on each side, and who has cards or is suspended, of any league.
struct PlayerCount
{
  std::array<int, 2> playing{0, 0}; ///< Robots left and right that are neither suspended nor sent off.
  /// Those with cards or a suspension: first those who come back, the next one first, then those who were sent off,
  /// then those who play with a card.
  std::array<std::vector<GameState::Discipline>, 2> noted;

  /// @param players  the robots that are there
  static PlayerCount of(const GameState& game, std::span<const Subjects::Player> players);
  /// Whether there is nobody to be counted.
  bool empty() const { return playing == std::array{0, 0} && noted[0].empty() && noted[1].empty(); }
  bool operator==(const PlayerCount&) const = default;
};

} // namespace sparkwright
