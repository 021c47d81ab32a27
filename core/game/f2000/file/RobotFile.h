#pragma once

#include "core/game/f2000/interface/MotionPlugin.h"
#include "core/game/f2000/interface/SensorConfig.h"
#include "core/game/f2000/shape/Primitive.h"
#include "core/text/Diagnostic.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright::f2000
{

/// `(state …)` of a manipulator.
struct ManipulatorState
{
  std::string name;
  std::vector<Primitive> shapes; ///< In the frame of the mount.
  double kick = 0;               ///< Speed of the ball, m/s; 0: none.
  double kickAngle = 0;          ///< Upwards, rad.
  double duration = 0;           ///< Until the next state, s; 0: it stays.
  std::string next;              ///< Empty: the initial one.
  double cooldown = 0;           ///< Until it may begin again, s.
  double moveTime = 0;           ///< For the way into it, s.
};

/// `(manipulator …)`: a part of a robot whose shape changes.
struct ManipulatorForm
{
  std::string name;
  Pose mount; ///< In the frame of the robot.
  double height = 0; ///< m
  std::vector<ManipulatorState> states; ///< Two or more.
  std::size_t initial = 0;

  std::optional<std::size_t> stateOf(std::string_view name) const;
};

/// Which goal a robot defends.
enum class RobotTeam
{
  None,
  Blue,
  Yellow
};

/// By what a robot is driven.
enum class Traction
{
  Servo, ///< A force of limited strength leads it as its drive wants.
  Wheels ///< Friction of its wheels does.
};

/// A robot as its file describes it. m, kg, s, rad.
struct RobotForm
{
  std::string file; ///< Its name as parseRobot() got it; beside it are the files that it names. Empty: a program has sent it.
  std::string name;
  RobotTeam team = RobotTeam::None;
  int number = 1; ///< 1 … 11
  double mass = 10;
  std::optional<double> inertia; ///< About the upright axis, kg·m²; nothing: as its shapes have it.
  std::vector<Primitive> body;
  double centreX = 0, centreY = 0, centreZ = 0; ///< The centre of mass, in the frame of the robot.

  std::string motion; ///< The plugin.
  MotionConfig drive;
  Traction traction = Traction::Servo;
  std::optional<double> maxForce, maxTorque; ///< N, N·m; nothing: what its mass gives.

  std::vector<SensorConfig> sensors;
  std::vector<ManipulatorForm> manipulators;
  double clientCycle = 0.1; ///< s
};

/// A robot's file, `.f2krobot`. It needs no other files, so that a client can send it.
struct RobotFile
{
  RobotForm robot;
  Diagnostics problems; ///< With place, and `file` as given.

  /// Whether the robot can be built.
  bool isUsable() const;
};

/// @param text  any bytes  @param file  the name in problems
RobotFile parseRobot(std::string text, const std::string& file = {});
RobotFile readRobot(const std::filesystem::path& file);

} // namespace sparkwright::f2000
