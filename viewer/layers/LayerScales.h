#pragma once

namespace sparkwright::layerScales
{

// Sizes and times of the layers that the legend explains.

constexpr double metresPerNewton = 0.005;
constexpr float longestForce = 3;  ///< m
constexpr float visionReach = 1.5; ///< m: cones of vision have no end of their own.
constexpr int trailSeconds = 10;
constexpr int penalisedFor = 5;    ///< s

} // namespace sparkwright::layerScales
