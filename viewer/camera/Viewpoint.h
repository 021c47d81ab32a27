#pragma once

#include "core/object/Math.h"

#include <QString>

#include <optional>

namespace sparkwright
{

/// Position, direction and projection of a camera: all that has to be kept to see the same again.
///
/// Lengths in metres, angles in radians, z points up in the world.
struct Viewpoint
{
  static constexpr float naturalFieldOfView = 0.7f;

  Vec3f target = Vec3f::Zero();               ///< In the middle of the picture,
  float distance = 10;                        ///< so far from the eye.
  float yaw = 0; ///< Compass direction of the line of sight; 0: along +y, counter-clockwise.
  float pitch = 0.5f;                         ///< Of the line of sight, downwards.
  float roll = 0;                             ///< Of the eye, to its right.
  float fieldOfView = naturalFieldOfView;     ///< From the lower to the upper edge of the picture.
  bool orthographic = false; ///< Parallel rays; what is as far as the target is as large as it would be otherwise.

  Vec3f forward() const;
  Vec3f right() const;
  Vec3f up() const;
  /// Of the eye, in the world.
  Vec3f position() const { return target - distance * forward(); }
  /// Whether no value is NaN or infinite.
  bool finite() const;

  bool operator==(const Viewpoint&) const = default;

  /// Looks along `direction` (any length but 0) from `position`, with the side `up` upwards.
  static Viewpoint along(const Vec3f& position, const Vec3f& direction, const Vec3f& up, float distance);

  /// One line of numbers, for settings.
  QString toText() const;
  /// Reads such a line; nothing if it is none.
  static std::optional<Viewpoint> fromText(const QString& text);
};

/// On the way from a (t = 0) to b (t = 1), turning the short way round.
Viewpoint mix(const Viewpoint& a, const Viewpoint& b, float t);

} // namespace sparkwright
