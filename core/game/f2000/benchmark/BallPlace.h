#pragma once

#include "core/game/f2000/file/FieldFile.h"

#include <cmath>

namespace sparkwright::f2000
{

/// Where a ball is for benchmarks, whose goal is that at −x.
enum class BallPlace
{
  Field,
  Goal, ///< The whole ball is in it.
  Out
};

/// @param x, y, z  of its centre, m
inline BallPlace ballPlace(const FieldForm& field, double x, double y, double z)
{
  const double line = field.length / 2 + field.ballRadius;
  if(x < -line && std::abs(y) < field.goalWidth / 2 && z < field.goalHeight)
    return BallPlace::Goal;
  return std::abs(x) > line || std::abs(y) > field.width / 2 + field.ballRadius ? BallPlace::Out : BallPlace::Field;
}

} // namespace sparkwright::f2000
