#pragma once

// Private to physics.

#include "physics/hull/Polytope.h"

namespace sparkwright::physics
{

/// The direction in which two convex solids that touch come apart over the shortest way.
struct Separation
{
  enum class By
  {
    FirstFace,
    SecondFace,
    Edges
  };
  By by = By::FirstFace;
  std::size_t first = 0, second = 0; ///< Face of the first or second one, or edges of both.
  Vec3 normal = Vec3::UnitZ();       ///< From the first to the second one, in the frame of the first.
  double depth = 0;                  ///< m, >= 0
};

/// @param place  of the second one in the frame of the first
bool areApart(const Polytope& first, const Polytope& second, const Placement& place);

/// @param place  of the second one in the frame of the first
/// @param secondFaces  how many faces of the second one count; a triangle with one has no back
/// @return nothing if they do not touch
std::optional<Separation> separationOf(const Polytope& first, const Polytope& second, const Placement& place,
                                       std::size_t secondFaces);

} // namespace sparkwright::physics
