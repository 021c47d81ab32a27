#pragma once

#include "viewer/camera/Camera.h"

#include <QPointF>

namespace sparkwright
{

/// The arrow that the mouse draws at a thing to kick, push or twist it: what its length and direction mean.
struct ManipulationArrow
{
  enum class Kind
  {
    Kick, ///< Velocity, m/s, along the ground.
    Push, ///< Force, N, in the plane of the screen.
    Twist ///< Torque, N·m, about the axes of the screen.
  };
  Kind kind = Kind::Push;
  Vec3f start = Vec3f::Zero(); ///< Start in the world, m; for a kick and a push.
  QPointF pressed;             ///< Start of the mouse, pixels of the view; for a twist.

  /// In the world; zero where the mouse shows no point, as above the horizon.
  /// @param mouse  pixels of the view
  /// @param high   a kick rises at 45°
  Vec3f vector(const Camera& camera, const QPointF& mouse, bool high) const;
};

} // namespace sparkwright
