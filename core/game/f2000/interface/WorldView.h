#pragma once

#include "core/game/f2000/shape/Surroundings.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sparkwright::f2000
{

/// A thing that sensors know by its kind: the ball, a goal, a post, a robot, an obstacle. m, rad, in the frame of the field.
struct SeenThing
{
  int id = 0;
  ThingClass kind = ThingClass::Obstacle;
  Colour colour = Colour::None;
  Pose pose{};           ///< Of its reference point: a ball's and a robot's centre, a post's axis, the middle of a goal's line.
  double bottom = 0, top = 0;
  double radius = 0.1;   ///< Half of its width, as it is seen.
  Twist velocity{};
  int owner = 0;         ///< Of robots: their number.
};

/// What a manipulator is doing.
struct ManipulatorReading
{
  std::size_t state = 0;      ///< Of its file.
  double secondsToReady = 0;  ///< Until it may act again.
};

/// The world as a sensor may see it, at one moment. Nothing of it may be kept.
struct WorldView
{
  const Surroundings& surroundings; ///< All that a ray can hit; robots' parts are owned by their numbers.
  std::span<const SeenThing> things{};
  std::span<const Primitive> lines{}; ///< Painted on the floor.

  int number = 0;                  ///< Of the robot that has the sensor.
  Pose robot{};
  Twist twist{};                   ///< Its velocity, in its own frame.
  bool stalled = false, slipping = false;
  std::span<const std::uint32_t> motionData{}; ///< Of its drive.
  std::span<const ManipulatorReading> manipulators{};
};

} // namespace sparkwright::f2000
