#pragma once

#include "core/game/f2000/shape/Geometry.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace sparkwright::f2000
{

/// The section `(motion …)` of a robot's file, in m, s, rad.
struct MotionConfig
{
  double maxSpeed = 1, maxTurn = 3.14159265358979323846;          ///< m/s, rad/s
  double maxAcceleration = 2, maxTurnAcceleration = 6.28318530717958647692; ///< m/s², rad/s²; infinity: none is kept.
  double wheelBase = 0.345;        ///< Between the two driven wheels, m.
  double wheelRadius = 0.05;       ///< m
  double maxWheelSpeed = 0;        ///< Of the rim, m/s; 0: what maxSpeed and maxTurn ask for.
  std::vector<double> wheelAngles; ///< Where the wheels of an omnidirectional drive are, rad.
  double wheelDistance = 0.2;      ///< Of these from the robot's centre, m.
  double latency = 0;              ///< From a command to its effect, s.
  std::map<std::string, std::vector<std::string>> parameters; ///< `(param …)`: of the plugin's own.
};

/// Where a robot wants to go: turns commands into the robot's motion. One for each robot.
///
/// All calls come from the simulation thread. An exception halts the robot.
class MotionPlugin
{
public:
  virtual ~MotionPlugin() = default;

  /// Once, before all others. Throws std::exception, with words for people, if it cannot be as the file wants it.
  virtual void configure(const MotionConfig& config) = 0;

  /// Standard commands: m/s forward, rad/s. Clipped to what the drive can; the last one counts.
  virtual void setTranslationalVelocity(double v) = 0;
  virtual void setRotationalVelocity(double omega) = 0;
  /// A command of the drive's own, of dimension() numbers. @return false, and no change, if there are more or fewer
  virtual bool setCommand(const std::vector<double>& command) = 0;
  /// What the numbers of setCommand() mean, such as `vx`.
  virtual std::vector<std::string> commandNames() const = 0;
  std::size_t dimension() const { return commandNames().size(); }

  /// The way of the next interval. Must be finite.
  /// @param dt  s, > 0
  virtual Relocation step(double dt) = 0;
  /// The velocity at the end of that interval, in the frame of the robot.
  virtual Twist twist() const = 0;
  /// What physics has made of it: it may have been blocked or pushed.
  /// @param twist  in the frame of the robot
  virtual void correct(const Pose& /*pose*/, const Twist& /*twist*/) {}

  /// Appends what the drive knows about itself; it becomes part of the odometry.
  virtual void getMotionData(std::vector<std::uint32_t>& /*words*/) const {}
  /// To rest, without any history.
  virtual void reset() = 0;
};

} // namespace sparkwright::f2000
