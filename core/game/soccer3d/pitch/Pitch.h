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

/// Where everything is after a step, as the rules see it. Values only: the rules can be tried on a pitch made by hand.
/// World coordinates, metres, seconds.
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
    /// Whether the sensor of the left or right goal notices it.
    std::array<bool, 2> inGoal{};
  };

  /// Two players who touch each other.
  struct Contact
  {
    PlayerId first, second;
    Vec3f position = Vec3f::Zero(); ///< Mean of the points of contact.
  };

  /// Two parts of a player's own body that reach into each other too far.
  struct SelfCollision
  {
    PlayerId id;
    std::string_view first, second; ///< What the parts are called.
    /// The joints that move them, as whoever made the Pitch counts those of the player; valid as long as the Pitch is.
    std::span<const int> joints;
  };

  std::vector<Player> players; ///< Those in a team, in order of creation.
  Ball ball;
  std::vector<PlayerId> touching; ///< Who touches the ball, in order of contact, each once.
  std::vector<Contact> contacts;  ///< One for each pair, in order of contact.
  std::vector<SelfCollision> selfCollisions; ///< In order of creation of the players.
  int agents = 0; ///< Connections, with or without a place in a team.

  Player* find(PlayerId id);
  const Player* find(PlayerId id) const;
  bool touchedBy(Side side) const;
};

float distanceOnGround(const Vec3f& a, const Vec3f& b);

} // namespace sparkwright
