#pragma once

#include "core/game/f2000/interface/SensorConfig.h"
#include "core/game/f2000/interface/SensorDataPlugin.h"
#include "core/game/f2000/interface/WorldView.h"
#include "core/object/Random.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace sparkwright::f2000
{

/// Measures: fills the data of its features from the world. One for each sensor of a robot.
///
/// All calls come from the simulation thread. An exception makes its data stale; the robot goes on without it.
class SensorPlugin
{
public:
  virtual ~SensorPlugin() = default;

  /// Once, before all others. Throws std::exception, with words for people, if it cannot be as the file wants it.
  virtual void configure(const SensorConfig& config) { config_ = config; }
  /// Data that it shall fill, which outlive it.
  void bind(SensorDataPlugin& data) { bound_.push_back(&data); }
  /// Measures, and stamps what it fills. @param time  µs, > 0
  virtual void generateData(const WorldView& world, std::int64_t time) = 0;
  /// Whether it measures in each cycle if its file gives no rate, because it adds up what it measures.
  virtual bool measuresAlways() const { return false; }
  /// The world begins anew.
  virtual void reset() {}

  /// Without noise, data are exact: as models of perception want them.
  void setNoiseEnabled(bool enabled) { noisy_ = enabled; }
  /// Begins the sequence of its random numbers.
  void seed(std::uint64_t seed) { random_.seed(seed); }

protected:
  bool isNoisy() const { return noisy_; }
  const SensorConfig& config() const { return config_; }
  /// Where the sensor is, in the frame of the field.
  Pose poseIn(const WorldView& world) const { return composed(world.robot, config_.pose); }
  /// The data of a feature; null: nobody wants them.
  SensorDataPlugin* bound(std::string_view feature) const;
  /// How the values of a feature err.
  const Noise& noiseOf(std::string_view feature) const;
  /// The value of a parameter of the sensor; `preset` without one. Throws std::invalid_argument if it is no number.
  double parameter(const std::string& name, double preset) const;
  /// The same for a list of numbers.
  std::vector<double> parameters(const std::string& name, const std::vector<double>& preset) const;
  /// The same for a list of a feature.
  std::vector<double> featureParameters(std::string_view feature, const std::string& name) const;

  double gauss(double sigma) { return random_.normal(0, sigma); }
  double uniform(double from, double to) { return random_.uniform(from, to); }
  /// A value as the sensor gives it: bias, Gaussian noise, outliers, dropouts, the range, the step of values, in this order.
  /// All in the unit of the noise. @return nothing: dropped out
  std::optional<double> measured(double value, const Noise& noise, double least, double most);

  /// Fills data and stamps them.
  void fill(SensorDataPlugin& data, const std::vector<std::uint32_t>& words, std::int64_t time) const;

  /// Words of lengths in m and of angles in rad, as they are sent: mm and thousandths of degrees.
  static std::uint32_t lengthWord(double metres);
  static std::uint32_t angleWord(double angle);
  /// The same for a number of whichever sign, in the unit of its word.
  static std::uint32_t signedWord(double value);
  /// A distance in m and a bearing in rad, measured with noise; the words for nothing if that drops out.
  std::uint32_t distanceWord(double distance, const Noise& noise);
  std::uint32_t bearingWord(double bearing, const Noise& noise);

private:
  SensorConfig config_;
  std::vector<SensorDataPlugin*> bound_;
  bool noisy_ = true;
  Random random_;
};

} // namespace sparkwright::f2000
