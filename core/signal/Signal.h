#pragma once

#include "core/text/LocalText.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// What a signal measures.
enum class Quantity
{
  Time,
  Length,
  Angle,
  Speed,
  AngularRate,
  Temperature,
  Current,
  Torque,
  Acceleration,
  Force,
  Duration, ///< Of computing; ms.
  Share, ///< 0 to 1
  Number
};

/// `s`, `m`, `deg`, …; empty for shares and numbers.
std::string_view unitOf(Quantity quantity);
/// `length`
LocalText nameOf(Quantity quantity);

/// The parts of a cycle whose wall time is a signal; see CycleTimes.
enum class CyclePart
{
  Scripts,
  Collisions,
  Solver,
  Referee,
  Senses,
  Thinking,
  Frames,
  Waiting ///< For agents, in sync mode.
};

/// Where the value of a signal is in a Frame.
struct SignalSource
{
  enum class Kind
  {
    Time,
    Cycle,
    CycleTime,
    Clock,
    Period,
    ScoreLeft,
    ScoreRight,
    Mode,
    // Of the transform `index`, in the world.
    X,
    Y,
    Z,
    Roll,
    Pitch,
    Yaw,
    VelocityX,
    VelocityY,
    VelocityZ,
    Speed,
    // Of the joint `index`, about or along its axis `axis`.
    JointAngle,
    JointRate,
    // Of the motor `index` in the details of physics.
    Temperature,
    MotorCurrent,
    Torque,
    // Of the details of physics
    Measured, ///< PhysicsView::measured[index]
    Contacts,
    Awake, ///< Bodies that do not sleep.
    // Wall time of a part of the cycle; index: CyclePart.
    Load,
    // Of the agent `index` in Frame::agents.
    Hottest,
    Battery
  };
  Kind kind = Kind::Time;
  int index = 0;
  int axis = 0;
};

/// A number that a run offers in each frame.
struct Signal
{
  /// Parts with slashes between them: `robots/left/3/joints/llj3/angle`. The same in all runs of a scene, whatever
  /// connects in which order.
  std::string path;
  Quantity quantity = Quantity::Number;
  SignalSource source;

  std::string_view unit() const { return unitOf(quantity); }
};

} // namespace sparkwright
