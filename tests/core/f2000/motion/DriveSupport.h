#pragma once

#include "core/game/f2000/interface/MotionPlugin.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace test::drive
{

inline constexpr double dt = 0.01, degree = std::numbers::pi / 180; // s, rad
inline constexpr double infinite = std::numeric_limits<double>::infinity();

/// Where a robot comes in so many seconds, undisturbed.
inline sparkwright::f2000::Pose driven(sparkwright::f2000::MotionPlugin& drive, double seconds,
                                       sparkwright::f2000::Pose pose = {})
{
  for(int i = 0; i < std::lround(seconds / dt); ++i)
    pose = moved(pose, drive.step(dt));
  return pose;
}

} // namespace test::drive
