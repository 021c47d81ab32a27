#pragma once

#include "core/object/Math.h"

namespace sparkwright
{

/// What a sensor covers, for those who draw it: in the frame of the nearest Transform, which looks along +Y with +Z up.
struct SensorRange
{
  enum class Kind
  {
    Point,  ///< Measures where it is: gyroscope, accelerometer, position.
    Vision, ///< Sees what lies inside two opening angles.
    Camera, ///< The same, with a picture that has a near and a far plane.
    Sonar,  ///< Hears what lies inside the horizontal angle, between nearest and farthest.
    Force,  ///< Force on a body part.
    Touch   ///< Whether a body part touches anything.
  };
  Kind kind = Kind::Point;
  float horizontal = 0, vertical = 0; ///< Full opening angles, radians; 2 π and π: all around.
  float nearest = 0, farthest = 0;    ///< m; farthest 0: as far as it goes.
};

/// What a sensor has measured in the last step, world coordinates.
struct SensorReading
{
  Vec3f point = Vec3f::Zero(); ///< Force: point of attack, m.
  Vec3f force = Vec3f::Zero(); ///< Force: N.
  float pan = 0, tilt = 0;     ///< Vision in world axes: where it looks, radians from +X and from the horizon.
  bool worldAxes = false;      ///< Vision: it does not turn with its Transform.
  bool active = false;         ///< Force, Touch: there is something.
};

} // namespace sparkwright
