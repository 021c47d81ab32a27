#pragma once

#include "core/game/soccer3d/match/PlayMode.h"
#include "core/game/soccer3d/match/PlayerId.h"
#include "core/game/soccer3d/match/SoccerSettings.h"
#include "core/game/soccer3d/pitch/Bounds.h"

namespace sparkwright
{

/// Computes lines, areas and spots of a field. World coordinates: the left goal is at -x; m. The side of an area is
/// that of the team that defends there. Boxes are flat.
///
/// Source: referee specification 3 and 7.8.
class FieldGeometry
{
public:
  explicit FieldGeometry(const SoccerSettings& settings) : s_(settings) {}

  /// -1 for the left side, 1 for the right: the direction in x towards the own goal.
  static float homeward(Side side) { return side == Side::Right ? 1.f : -1.f; }

  float halfLength() const { return s_.fieldLength / 2; }
  float halfWidth() const { return s_.fieldWidth / 2; }
  /// Distance of the front of the penalty areas from the halfway line.
  float areaFront() const { return halfLength() - s_.penaltyLength; }
  float areaHalfWidth() const;

  Bounds penaltyArea(Side side) const;
  /// The half of a side with the area around it, as used to judge players.
  Bounds half(Side side) const;
  Vec3f goalCentre(Side side) const { return {homeward(side) * halfLength(), 0, 0}; }
  /// The side in whose penalty area the point is; None: in neither.
  Side areaAt(const Vec3f& point) const;
  /// Whether a point is in or behind a goal, seen from above.
  bool isAtGoal(const Vec3f& point) const;
  /// Whether a point is in the penalty area of a side or behind it, where the goalie defends.
  bool isGuarded(Side side, const Vec3f& point) const;
  /// Whether a ball with this centre is on the field. Ignores the height.
  bool holdsBall(const Vec3f& centre) const;

  // Positions for the ball. z: the ball's radius.

  Vec3f centreSpot() const { return {0, 0, s_.ballRadius}; }
  /// @param y  its sign selects the side line; 0: the negative one
  Vec3f kickInSpot(float x, float y) const;
  /// Corner kick for this side, at the other's goal line. @param y  its sign selects the corner; 0: the negative one
  Vec3f cornerSpot(Side side, float y) const;
  Vec3f goalKickSpot(Side side) const;
  /// The point, or the corner of the penalty area that it lies in. Height is kept.
  Vec3f outsideAreas(Vec3f point) const;
  /// The point, moved out of penalty areas and inside the side lines. Height is kept.
  Vec3f dropSpot(Vec3f point) const;

  // Positions for players that have committed a foul.

  /// The player's place beside the field, across from the ball. z: the height of a standing robot.
  /// @param ballY  y of the ball; its sign selects the side line; 0: the negative one
  Vec3f sideLinePlace(PlayerId id, float ballY) const;
  /// From a point in the penalty area of a side to its nearest border and `AgentRadius` beyond, but not into the goal.
  /// Height is kept.
  Vec3f besideArea(Side side, Vec3f point) const;

private:
  const SoccerSettings& s_;
};

} // namespace sparkwright
