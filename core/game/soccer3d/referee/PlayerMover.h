#pragma once

#include "core/game/soccer3d/referee/Situation.h"
#include "core/game/soccer3d/referee/Squad.h"

#include <vector>

namespace sparkwright
{

/// Moves players for the referee: finds who has to move away, where to, and free places. Source: referee
/// specification 7.
class PlayerMover
{
public:
  explicit PlayerMover(Situation& now) : now_(now) {}

  /// Moves the player to the target, or to a free place near it.
  /// @param avoidBall  whether the place must also be clear of the ball
  void move(PlayerId id, const Vec3f& target, bool avoidBall = true);

  /// Place for a player that has to move away: `FreeKickMoveDist` from the point towards its own goal, or across the
  /// field if that is behind the goal line. Keeps the height.
  static Vec3f wayBack(const Situation& now, Side side, const Vec3f& point, const Vec3f& from);
  /// Moves the players of one team that are within `FreeKickDistance` of the point.
  void clearAround(Side side, const Vec3f& point, PlayerId except = {});
  /// Moves the players of one team that are in the box, seen from above, to `FreeKickMoveDist` before it.
  void clearBox(Side side, const Bounds& box);
  /// Moves the players of one team that are within `radius` of the point, on the ground, straight away from it to
  /// radius + pad, m.
  void repel(Side side, const Vec3f& point, float radius, float pad);
  /// Moves all players to legal places for a kick-off of `kicking`.
  void formKickOff(Side kicking);

  /// The target, or a free place near it.
  Vec3f freePlace(const Pitch::Player& player, const Vec3f& target, bool avoidBall);

private:
  struct Candidate
  {
    Vec3f place;
    float distance; ///< From the player, m.
  };

  /// The members of a team, in random order.
  Squad team(Side side) { return drawn(now_, teamOf(now_, side)); }

  bool isFree(const Pitch::Player& player, const Vec3f& place, bool avoidBall) const;
  bool areaIsFull(const Pitch::Player& player) const;
  Vec3f outsideOwnArea(const Pitch::Player& player, Vec3f place) const;
  void addNeighbours(const Pitch::Player& player, const Vec3f& place, bool keepOutOfArea);
  void insert(const Vec3f& place, const Vec3f& from);

  Situation& now_;
  std::vector<Candidate> candidates_; ///< Nearest first.
};

} // namespace sparkwright
