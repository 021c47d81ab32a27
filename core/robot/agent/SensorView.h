#pragma once

#include "core/object/Math.h"

#include <string_view>

namespace sparkwright
{

/// The range of a sensor, for drawing, in the frame of the nearest Transform: +Y is forward, +Z up.
struct SensorRange
{
  enum class Kind
  {
    Point,  ///< Measures at its own position: gyroscope, accelerometer, GPS.
    Vision, ///< Limited by horizontal and vertical angle.
    Camera, ///< The same with near and far plane.
    Sonar,  ///< Limited by the horizontal angle, nearest and farthest.
    Force,  ///< Force on a body part.
    Touch   ///< Contact of a body part.
  };
  Kind kind = Kind::Point;
  float horizontal = 0, vertical = 0; ///< Full angles, radians; 2 π and π: all directions.
  float nearest = 0, farthest = 0;    ///< m; farthest 0: unlimited.
};

/// One of the numbers that a sensor measures. Both texts are literals.
struct SensorChannel
{
  std::string_view name; ///< `x`, `angle`; a part of a signal's path.
  std::string_view unit; ///< `deg/s`, as unitOf(Quantity) spells it; empty: none.
};

/// The measurement of a sensor in the last step, in the world.
struct SensorReading
{
  Vec3f point = Vec3f::Zero(); ///< Force: point of attack, m.
  Vec3f force = Vec3f::Zero(); ///< Force: N.
  float pan = 0, tilt = 0;     ///< Vision with worldAxes: direction, radians from +X and from the horizon.
  bool worldAxes = false;      ///< Vision: does not turn with its Transform.
  bool active = false;         ///< Force, Touch: there is a contact.
};

} // namespace sparkwright
