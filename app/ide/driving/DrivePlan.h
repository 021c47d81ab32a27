#pragma once

#include "core/frame/Frame.h"
#include "core/world/manipulation/Manipulation.h"

#include <cstdint>
#include <vector>

namespace sparkwright
{

/// Which motors make a robot drive, and how: those of its wheels, and those that steer.
///
/// Wheels are joints with a motor and without stops whose axle lies flat. Ahead is the y axis of the robot's heaviest
/// body, as for all robots of the simulator, or its x axis if the wheels roll along that. Without steering, a robot
/// turns by wheels at different speeds.
struct DrivePlan
{
  struct Wheel
  {
    std::uint64_t id = 0; ///< Of the joint.
    int axis = 0;
    float ahead = 0; ///< Speed of the motor for 1 m/s of the robot ahead, rad/m.
    float turn = 0;  ///< Speed of the motor to turn the robot left by 1 rad/s.
  };
  struct Steering
  {
    std::uint64_t id = 0;
    int axis = 0;
    float left = 0; ///< Angle for the sharpest turn to the left, radians.
  };

  std::vector<Wheel> wheels;
  std::vector<Steering> steering;

  /// @param group  of bodies: PhysicsStructure::Body::group
  static DrivePlan of(const Frame& frame, int group);

  bool drives() const { return !wheels.empty(); }
  /// Whether it can turn: by steering, or by two wheels beside each other.
  bool turns() const;

  /// What makes it drive, for a short time. @param ahead  m/s  @param left  rad/s
  std::vector<Manipulation> commands(float ahead, float left) const;
  /// Gives the motors back to whoever commands them else.
  std::vector<Manipulation> release() const;

  static constexpr float sharpest = 0.6f; ///< Largest angle of steering, radians.
  static constexpr float sharpestAt = 1.5f; ///< Turns of this speed, rad/s, and faster ones use it.
};

} // namespace sparkwright
