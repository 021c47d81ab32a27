#pragma once

#include "core/world/live/SceneSpots.h"

namespace sparkwright
{

class RigidBody;

/// The body by which the pose of a thing is told: the first below its Transform.
struct ThingPlace
{
  RigidBody* body = nullptr;          ///< Null if there is none.
  Mat4f inner = Mat4f::Identity();    ///< Pose of the body's Transform in that of the thing, as its text has it, m.

  static ThingPlace of(const SceneSpots& spots, const SceneSpot& spot, Object& thing);
};

} // namespace sparkwright
