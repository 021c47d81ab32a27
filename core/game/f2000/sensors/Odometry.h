#pragma once

#include "core/game/f2000/interface/SensorPlugin.h"

namespace sparkwright::f2000
{

/// Where the robot believes to be by its wheels: it adds up what it measures of its velocity, so its pose drifts.
///
/// Parameters: `slip` (share by which all ways are measured wrong, drawn once), `drift` DEG (of the heading in each turn,
/// drawn once), `sigmaTurn` DEG/s (noise of the rotational speed; that of the translational one is the sensor's; default: 0.5, or 0
/// without `(noise …)`). Feature: `odometry`.
class Odometry : public SensorPlugin
{
public:
  void configure(const SensorConfig& config) override;
  void generateData(const WorldView& world, std::int64_t time) override;
  bool measuresAlways() const override { return true; }
  void reset() override;

private:
  double slip_ = 0, drift_ = 0, sigmaTurn_ = 0; ///< Share, rad per rad, rad/s
  std::optional<std::pair<double, double>> gains_; ///< Of ways and turns, drawn at the first measurement.
  Pose pose_{};
  double path_ = 0; ///< m
  std::int64_t last_ = 0;
  std::vector<std::uint32_t> words_;
};

/// The states of the robot's manipulators, which it knows exactly. Feature: `manipulatorState`.
class ManipulatorSensor : public SensorPlugin
{
public:
  void generateData(const WorldView& world, std::int64_t time) override;

private:
  std::vector<std::uint32_t> words_;
};

} // namespace sparkwright::f2000
