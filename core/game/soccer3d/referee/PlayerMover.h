#pragma once

#include "core/game/soccer3d/referee/Situation.h"
#include "core/game/soccer3d/referee/Squad.h"

#include <vector>

namespace sparkwright
{

/// How the referee moves players: who has to give way, where to, and where there is room. Source: referee
/// specification 7.
class PlayerMover
{
public:
  explicit PlayerMover(Situation& now) : now_(now) {}

  /// Moves the player to the target, or to a free place near it.
  /// @param avoidBall  whether the place has to be a little away from the ball, too
  void move(PlayerId id, const Vec3f& target, bool avoidBall = true);

  /// Where a player goes that has to give way: `FreeKickMoveDist` from the point towards its own goal, or across the
  /// field if that is behind the goal line. Height is kept.
  static Vec3f wayBack(const Situation& now, Side side, const Vec3f& point, const Vec3f& from);
  /// Players of one team who reach into the `FreeKickDistance` around the point give way.
  void clearAround(Side side, const Vec3f& point, PlayerId except = {});
  /// Players of one team who reach into the box, seen from above, go to `FreeKickMoveDist` before it.
  void clearBox(Side side, const Bounds& box);
  /// Players of one team who are nearer than `radius` to the point, on the ground, go straight away from it, to
  /// radius + pad.
  void repel(Side side, const Vec3f& point, float radius, float pad);
  /// Everybody where they may be while `kicking` has kick-off.
  void formKickOff(Side kicking);

  /// The target, or the place near it that the search for a free one finds for the player.
  Vec3f freePlace(const Pitch::Player& player, const Vec3f& target, bool avoidBall);

private:
  struct Candidate
  {
    Vec3f place;
    float distance; ///< From where the player is.
  };

  /// The members of a team, in random order.
  Squad team(Side side) { return drawn(now_, teamOf(now_, side)); }

  bool isFree(const Pitch::Player& player, const Vec3f& place, bool avoidBall) const;
  bool areaIsFull(const Pitch::Player& player) const;
  Vec3f outsideOwnArea(const Pitch::Player& player, Vec3f place) const;
  void addNeighbours(const Pitch::Player& player, const Vec3f& place, bool keepOutOfArea);
  void insert(const Vec3f& place, const Vec3f& from);

  Situation& now_;
  std::vector<Candidate> candidates_; ///< The nearest first.
};

} // namespace sparkwright
