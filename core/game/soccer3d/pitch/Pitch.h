#pragma once

#include "core/game/soccer3d/match/PlayerId.h"
#include "core/game/soccer3d/pitch/Bounds.h"
#include "core/object/Math.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Positions of ball and players after a step, as input of the rules. Values only, so tests can make one. World
/// coordinates, m, s.
struct Pitch
{
  struct Player
  {
    PlayerId id;
    Vec3f position = Vec3f::Zero(); ///< Centre of the torso.
    Vec3f velocity = Vec3f::Zero(); ///< Of the torso, m/s.
    Bounds box;                     ///< Around the centres of all bodies.
  };

  struct Ball
  {
    bool present = false;
    Vec3f position = Vec3f::Zero();
    Vec3f velocity = Vec3f::Zero(); ///< m/s
    /// Whether the sensor of the left or right goal detects it.
    std::array<bool, 2> inGoal{};
  };

  /// Two players who touch each other.
  struct Contact
  {
    PlayerId first, second;
    Vec3f position = Vec3f::Zero(); ///< Mean of the points of contact.
  };

  /// Two parts of a player's own body that penetrate each other too far.
  struct SelfCollision
  {
    PlayerId id;
    std::string_view first, second; ///< Names of the parts.
    /// The joints that move them, as indices of the player's joints given by SelfCollisions; valid as long as the
    /// Pitch.
    std::span<const int> joints;
  };

  std::vector<Player> players; ///< Those in a team, in order of creation.
  Ball ball;
  std::vector<PlayerId> touching; ///< Players that touch the ball, in order of contact, each once.
  std::vector<Contact> contacts;  ///< One for each pair, in order of contact.
  std::vector<SelfCollision> selfCollisions; ///< In order of creation of the players.
  int agents = 0;                            ///< Number of agents, in a team or not.

  Player* find(PlayerId id);
  const Player* find(PlayerId id) const;
  bool touchedBy(Side side) const;
};

float distanceOnGround(const Vec3f& a, const Vec3f& b);

} // namespace sparkwright
