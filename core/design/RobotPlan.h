#pragma once

#include "core/text/LocalText.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace sparkwright::design
{

/// What a first robot shall be like. +Y is forward, +X right, z up; lengths m, masses kg, torques N·m, speeds rad/s.
struct RobotPlan
{
  enum class Kind
  {
    Wheeled,
    Legged
  };
  Kind kind = Kind::Wheeled;
  std::string name = "robot";

  Eigen::Vector3d body{0.25, 0.4, 0.1}; ///< Edges of the trunk.
  double bodyMass = 3;

  int wheels = 2; ///< 2, with a caster, or an even number up to 12.
  double wheelRadius = 0.08;
  double wheelWidth = 0.03;
  double wheelMass = 0.3;

  int legs = 2;         ///< Even, 2 to 8.
  int jointsPerLeg = 4; ///< 1 to 6: from hip pitch alone to three hips, knee and two ankles.
  double legLength = 0.4;
  double legMass = 1; ///< Of each.

  double torque = 8; ///< Of each motor.
  double speed = 6;  ///< Largest of each motor.

  bool inertialSensors = true; ///< GyroRatePerceptor and Accelerometer in the trunk.
  bool position = false;       ///< GPS in the trunk.
  bool camera = false;         ///< ImagePerceptor in front.
  bool footForces = true;      ///< Legged: ForceResistancePerceptor in each foot.

  bool ground = true; ///< The scene has ground and lamps.

  /// Presets for a kind.
  static RobotPlan of(Kind kind);
};

/// What is wrong with a plan; empty: nothing.
LocalText problemOf(const RobotPlan& plan);

/// The scene of a robot, with comments. The plan must be without problems.
///
/// Names are `left…` and `right…`, so that a side can be mirrored. The perceptor of a joint has its name, the effector
/// that with `_motor`.
std::string robotScene(const RobotPlan& plan);

/// The names of the joints, in the order of the scene.
std::vector<std::string> jointNames(const RobotPlan& plan);

} // namespace sparkwright::design
