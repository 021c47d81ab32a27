#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/field/Shapes.h"
#include "core/game/simurosot/interface/sparkwright_referee.h"

#include <cmath>

namespace sparkwright::simurosot
{

// The field's shapes and those of the interface of referees.

inline sst_point pointOut(const Point& point) { return {point.x, point.y}; }
inline sst_pose poseOut(const Pose& pose) { return {pose.x, pose.y, pose.angle}; }
inline sref_rect rectOut(const Rect& rect) { return {rect.left, rect.bottom, rect.right, rect.top}; }

inline Point pointIn(const sst_point& point) { return {point.x, point.y}; }
inline Pose poseIn(const sst_pose& pose) { return {pose.x, pose.y, pose.angle}; }
inline Rect rectIn(const sref_rect& rect) { return {rect.left, rect.bottom, rect.right, rect.top}; }

inline bool isFinite(const sst_point& point) { return std::isfinite(point.x) && std::isfinite(point.y); }
inline bool isFinite(const sst_pose& pose)
{
  return std::isfinite(pose.x) && std::isfinite(pose.y) && std::isfinite(pose.angle);
}

constexpr int sideOut(Side side) { return side == Side::Blue ? SREF_BLUE : SREF_YELLOW; }

} // namespace sparkwright::simurosot
