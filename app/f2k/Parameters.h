#pragma once

#include "core/game/f2000/interface/MotionPlugin.h"
#include "core/game/f2000/interface/SensorConfig.h"

#include <memory>
#include <string>
#include <vector>

namespace f2k
{

using sparkwright::f2000::MotionConfig;
using sparkwright::f2000::Pose;
using sparkwright::f2000::SensorConfig;

/// What a robot's file says (`.f2krobot`): the same file that the server builds the robot from. Lengths in m, angles in rad,
/// times in s.
class Parameters
{
public:
  /// Reads a file. Throws f2k::Error, with line and column, if it cannot be read or used, or has words that are unknown.
  explicit Parameters(const std::string& file);
  /// The same for the text of a file. @param name  for what is said about it
  static Parameters fromText(std::string text, const std::string& name = "robot");

  /// The file, as the server gets it.
  const std::string& text() const { return text_; }
  const std::string& name() const { return name_; }
  /// Of the shirt, 1 … 11.
  int number() const { return number_; }
  /// `blue`, `yellow` or `none`.
  const std::string& team() const { return team_; }
  /// kg
  double mass() const { return mass_; }

  const MotionConfig& motion() const { return motion_; }
  double maxTransVel() const { return motion_.maxSpeed; }
  double maxRotVel() const { return motion_.maxTurn; }

  const std::vector<SensorConfig>& sensors() const { return sensors_; }
  /// Where a sensor is, in the frame of the robot. Throws f2k::Error if there is none of that name.
  Pose sensorPose(const std::string& device) const;
  /// Names of the manipulators.
  const std::vector<std::string>& manipulators() const { return manipulators_; }
  /// Between two updates, s.
  double cycle() const { return cycle_; }

private:
  Parameters() = default;

  std::string text_, name_, team_;
  int number_ = 1;
  double mass_ = 0, cycle_ = 0.1;
  MotionConfig motion_;
  std::vector<SensorConfig> sensors_;
  std::vector<std::string> manipulators_;
};

} // namespace f2k
