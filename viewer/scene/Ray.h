#pragma once

#include "core/object/Math.h"

namespace sparkwright
{

/// A half-line in world coordinates.
struct Ray
{
  Vec3f origin = Vec3f::Zero();
  Vec3f direction = Vec3f::UnitY(); ///< Unit length.
};

} // namespace sparkwright
