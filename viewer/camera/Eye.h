#pragma once

#include "core/object/Math.h"

namespace sparkwright
{

class Camera;

/// From where a picture is drawn: a position, a direction and a projection. Made from the user's camera, from a part of
/// its picture, or from the camera of a robot.
struct Eye
{
  Vec3f position = Vec3f::Zero(); ///< In the world, m, as are the other vectors.
  Vec3f right = Vec3f::UnitX(), up = Vec3f::UnitZ(), forward = Vec3f::UnitY(); ///< Unit length.
  Mat4f projection = Mat4f::Identity(); ///< Eye coordinates (x right, y up, looking along -z) to clip coordinates.
  Mat4f whole = Mat4f::Identity(); ///< Of the picture that this is a part of; decides what is drawn, and how finely.
  Mat3f skyRay = Mat3f::Identity();     ///< Normalised device coordinates (x, y, 1) to a direction in the world.
  Vec3f focus = Vec3f::Zero();          ///< Point of interest: soft shadows are finest around it.

  float distance() const { return (focus - position).norm(); }
  /// World to eye coordinates.
  Mat4f view() const;

  static Eye of(const Camera& camera);

  /// The visible area at depth 1, m from the optical axis.
  struct Window
  {
    float left, right, bottom, top;
  };
  /// Looks along +y of a pose, +z up.
  static Eye at(const Mat4f& pose, const Window& window, float zNear, float zFar);
  /// The part of this picture between these shares of its width (from the left) and height (from the bottom).
  Eye part(float left, float right, float bottom, float top) const;
};

} // namespace sparkwright
