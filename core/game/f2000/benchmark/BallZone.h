#pragma once

#include "core/game/f2000/file/FieldFile.h"

#include <cmath>

namespace sparkwright::f2000
{

/// In which zone of a field a ball is, for benchmarks, whose goal is that at −x.
enum class BallZone
{
  Field,
  Goal, ///< The whole ball is in it.
  Out
};

/// @param x, y, z  of its centre, m
inline BallZone ballZone(const FieldForm& field, double x, double y, double z)
{
  const double line = field.length / 2 + field.ballRadius;
  if(x < -line && std::abs(y) < field.goalWidth / 2 && z < field.goalHeight)
    return BallZone::Goal;
  return std::abs(x) > line || std::abs(y) > field.width / 2 + field.ballRadius ? BallZone::Out : BallZone::Field;
}

} // namespace sparkwright::f2000
