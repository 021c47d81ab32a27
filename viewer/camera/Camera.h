#pragma once

#include "viewer/camera/Viewpoint.h"
#include "viewer/scene/Ray.h"

#include <array>
#include <optional>

namespace sparkwright
{

/// Looks at a target from a distance, the world's z axis upright on the screen unless it leans. Perspective or
/// parallel.
///
/// Angles in radians, lengths in metres, pixels counted from the top left corner of the viewport. Numbers out of range
/// are moved into it; NaN and infinity change nothing.
class Camera
{
public:
  static constexpr float minDistance = 0.15f, maxDistance = 150.f;
  static constexpr float minFieldOfView = 0.1f, maxFieldOfView = 2.4f;

  void setViewport(int width, int height);
  int width() const { return width_; }
  int height() const { return height_; }
  float aspect() const { return static_cast<float>(width_) / static_cast<float>(height_); }

  const Viewpoint& viewpoint() const { return at_; }
  void setViewpoint(const Viewpoint& viewpoint);

  /// Looks at `target` from `distance` away, in the compass direction `yaw` (0: along +y, counter-clockwise) and
  /// downwards by `pitch`; upright.
  void look(const Vec3f& target, float distance, float yaw, float pitch);

  /// Sets the angle of view across the picture's width, radians, whatever its height; or the default one.
  void setHorizontalFieldOfView(float angle);
  void setDefaultFieldOfView();
  void setOrthographic(bool parallel);
  bool orthographic() const { return at_.orthographic; }

  /// For one eye of two: it stands so far to the right of position(), m, and looks through the same window at the
  /// target's distance, so that the target has the same place in both pictures. Preset: 0.
  void setEyeShift(float metres) { eyeShift_ = metres; }
  float eyeShift() const { return eyeShift_; }
  /// Of the eye, in the world.
  Vec3f eyePosition() const { return position() + eyeShift_ * right(); }

  /// Turns about the target by a mouse movement in pixels,
  void orbit(float dx, float dy);
  /// or about a point of the world, which keeps its place in the picture.
  void orbit(float dx, float dy, const Vec3f& pivot);
  /// Turns the eye where it stands, so that what is seen follows the mouse.
  void turn(float dx, float dy);
  /// Moves the target so that what is at its depth follows the mouse.
  void pan(float dx, float dy);
  /// Comes nearer (factor < 1) or goes away (> 1); the picture of `anchor` stays where it is.
  void zoom(float factor, const Vec3f& anchor);
  /// Moves in the ground plane: to the right, forward; and up (metres).
  void walk(float right, float forward, float up);
  /// Moves the eye with its target: to the right, along the line of sight; and up in the world (metres).
  void fly(float right, float forward, float up);
  /// Moves the target along the line of sight to `distance` metres from the eye, which stays.
  void setFocus(float distance);
  /// Fits a sphere into the picture, direction unchanged. Centre in the world, m; radius in m.
  void frame(const Vec3f& centre, float radius);

  const Vec3f& target() const { return at_.target; }
  float distance() const { return at_.distance; }
  float yaw() const { return at_.yaw; }
  float pitch() const { return at_.pitch; }

  Vec3f position() const { return at_.position(); }
  Vec3f forward() const { return at_.forward(); }
  Vec3f right() const { return at_.right(); }
  Vec3f up() const { return at_.up(); }

  /// World to eye coordinates (x right, y up, looking along -z).
  Mat4f view() const;
  /// Eye to clip coordinates as OpenGL wants them.
  Mat4f projection() const;

  /// The ray through the centre of a pixel: from the eye, or in parallel projection from in front of everything seen.
  Ray rayThrough(float x, float y) const;
  /// The pixel that shows a point of the world, which may lie outside of the viewport; nothing for what is behind the
  /// eye.
  std::optional<std::array<float, 2>> pixelOf(const Vec3f& point) const;

private:
  float metresPerPixel() const;
  float halfHeight() const;
  void turnBy(float yaw, float pitch);
  void clamp();

  Viewpoint at_;
  int width_ = 1, height_ = 1;
  float eyeShift_ = 0;
};

} // namespace sparkwright
