#pragma once

#include "core/game/f2000/shape/Geometry.h"
#include "core/text/Number.h"

#include <cmath>
#include <cstdint>
#include <string>

namespace sparkwright::f2000
{

// Numbers of messages: whole mm and thousandths of degrees.

inline constexpr std::int64_t farthestPlace = 1'000'000, anyTurn = 360'000'000; ///< mm, mdeg
inline constexpr double mdeg = unit::degree / 1000;

inline std::string inMm(double metres)
{
  return std::to_string(std::lround(metres * 1000));
}

inline std::string inMdeg(double angle)
{
  return std::to_string(std::lround(sentDeg(angle / unit::degree, 3) * 1000)); // In (−180000, 180000].
}

inline Pose poseOfWords(std::int64_t x, std::int64_t y, std::int64_t theta)
{
  return {static_cast<double>(x) * unit::mm, static_cast<double>(y) * unit::mm, normalized(static_cast<double>(theta) * mdeg)};
}

} // namespace sparkwright::f2000
