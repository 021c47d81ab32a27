#pragma once

#include "viewer/manipulation/Movable.h"

#include <vector>

namespace sparkwright
{

/// A manipulation requested by the user in a viewport. Kinds with a vector are arrows drawn with the mouse.
struct ManipulationRequest
{
  enum class Kind
  {
    Move,  ///< `motion` takes the thing to its new pose.
    Place, ///< As Move, along the ground: it is to stand there, beside whatever stands there already.
    Hold,  ///< As Move, and held there: more of these follow, and Release at the end.
    Release, ///< No longer held; moves on with `velocity`.
    Stop,  ///< It stands still where it is.
    Kick,  ///< `vector`: velocity of the ball, m/s
    Push,  ///< `vector`: force at the point `at`, N; repeated while the mouse is held.
    Twist  ///< `vector`: torque, N·m; as Push
  };
  Kind kind = Kind::Move;
  Movable movable;
  std::vector<Movable> with; ///< Other things that the same motion moves.
  Mat4f motion = Mat4f::Identity(); ///< In the world: new pose = motion · movable.pose.
  Vec3f velocity = Vec3f::Zero();   ///< Of the mouse when it let go, in the world, m/s.
  Vec3f at = Vec3f::Zero(), vector = Vec3f::Zero();
};

} // namespace sparkwright
