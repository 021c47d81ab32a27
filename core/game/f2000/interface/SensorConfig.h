#pragma once

#include "core/game/f2000/shape/Geometry.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright::f2000
{

/// Words of a plugin's own: `(param NAME VALUE…)`.
using Parameters = std::map<std::string, std::vector<std::string>>;

/// How a sensor errs, in the units of its file: lengths in mm, angles in degrees.
struct Noise
{
  double sigmaAbs = 0;  ///< Standard deviation …
  double sigmaRel = 0;  ///< … plus this share of the value.
  double bias = 0;
  double dropout = 0;   ///< Probability that there is no value, 0 … 1.
  double outlier = 0;   ///< Probability of any value of the range, 0 … 1.
  double quantum = 0;   ///< Step of the values; 0: none.
  double latency = 0;   ///< From the measurement to its arrival, s.

  /// Whether nothing errs.
  bool isNone() const
  {
    return sigmaAbs == 0 && sigmaRel == 0 && bias == 0 && dropout == 0 && outlier == 0 && quantum == 0 && latency == 0;
  }
};

/// What a sensor tells: one array of numbers.
struct FeatureConfig
{
  std::string name;
  std::optional<Noise> noise; ///< Nothing: that of the sensor.
  Parameters parameters;
};

/// `(sensor …)`
struct SensorConfig
{
  std::string device, plugin, model, type;
  std::vector<FeatureConfig> features;
  Pose pose;                  ///< In the frame of the robot.
  double height = 0;          ///< m
  double pitch = 0, roll = 0; ///< rad
  double rate = 0;            ///< Hz; 0: when it is asked.
  Noise noise;
  Parameters parameters;
};

} // namespace sparkwright::f2000
