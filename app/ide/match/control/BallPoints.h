#pragma once

#include "core/game/GameState.h"
#include "core/object/Math.h"

#include <QString>

#include <array>

namespace sparkwright
{

/// The points of a field to which the ball is put most often: centre, corners, penalty marks.
enum class BallPoint
{
  Centre,
  LeftFarCorner, ///< As the map of the field shows them: the far side has y > 0.
  RightFarCorner,
  LeftNearCorner,
  RightNearCorner,
  LeftPenaltyMark,
  RightPenaltyMark,
  Count
};
constexpr std::size_t ballPoints = static_cast<std::size_t>(BallPoint::Count);

/// Where a point is on the field of a game; in that of the 3D league if the game does not tell. m
Vec3f placeOf(BallPoint point, const GameState& game);

/// Where a ball lies right before a robot's feet, m. @param body  pose of its trunk: x right, y ahead, z up
Vec3f placeBefore(const Mat4f& body, const GameState& game);

/// `(ball (pos 1 2 0.042)(vel 0 0 0))`
QString ballCommand(const Vec3f& place);

} // namespace sparkwright
