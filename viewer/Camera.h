#pragma once

#include "core/object/Math.h"

#include <array>
#include <optional>

namespace sparkwright
{

/// A half-line in world coordinates.
struct Ray
{
  Vec3f origin = Vec3f::Zero();
  Vec3f direction = Vec3f::UnitY(); ///< Unit length.
};

/// Looks at a target from a distance, the world's z axis upright on the screen.
///
/// Angles in radians, lengths in metres, pixels counted from the top left corner of the viewport.
class Camera
{
public:
  static constexpr float minDistance = 0.15f, maxDistance = 150.f;

  void setViewport(int width, int height);
  int width() const { return width_; }
  int height() const { return height_; }

  /// Looks at `target` from `distance` away, in the compass direction `yaw` (0: along +y, counter-clockwise) and
  /// downwards by `pitch`.
  void look(const Vec3f& target, float distance, float yaw, float pitch);

  /// Opening angle, radians: across the picture, whatever its height; or what people find natural.
  void setHorizontalFieldOfView(float angle);
  void setDefaultFieldOfView();

  /// Turns about the target by a mouse movement.
  void orbit(float dx, float dy);
  /// Moves the target so that what is at its depth follows the mouse.
  void pan(float dx, float dy);
  /// Comes nearer (factor < 1) or goes away (> 1); the world point under pixel (x, y) at depth of `anchor` stays there.
  void zoom(float factor, const Vec3f& anchor);
  /// Moves in the ground plane: to the right, forward; and up (metres).
  void walk(float right, float forward, float up);
  /// Puts a sphere into the middle of the view, direction unchanged.
  void frame(const Vec3f& centre, float radius);

  const Vec3f& target() const { return target_; }
  float distance() const { return distance_; }
  float yaw() const { return yaw_; }
  float pitch() const { return pitch_; }

  Vec3f position() const;
  Vec3f forward() const;
  Vec3f right() const;
  Vec3f up() const;

  /// World to eye coordinates (x right, y up, looking along -z).
  Mat4f view() const;
  /// Eye to clip coordinates as OpenGL wants them.
  Mat4f projection() const;

  /// Half-line from the eye through the centre of a pixel.
  Ray rayThrough(float x, float y) const;
  /// The pixel that shows a point of the world, which may lie outside of the viewport; nothing for what is behind the eye.
  std::optional<std::array<float, 2>> pixelOf(const Vec3f& point) const;

private:
  float metresPerPixel() const;
  void clamp();

  Vec3f target_ = Vec3f::Zero();
  float distance_ = 10;
  float yaw_ = 0, pitch_ = 0.5f;
  static constexpr float natural = 0.7f;
  float fieldOfView_ = natural; ///< Vertical.
  int width_ = 1, height_ = 1;
};

} // namespace sparkwright
