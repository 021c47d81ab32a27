#pragma once

#include "core/game/f2000/data/ArrayData.h"
#include "core/game/f2000/interface/SensorPlugin.h"

#include <memory>
#include <numbers>
#include <vector>

namespace test::sensing
{

using namespace sparkwright::f2000;

inline constexpr double degree = std::numbers::pi / 180;

/// A sensor with data for its features.
template<class Sensor>
class Device
{
public:
  explicit Device(SensorConfig config)
  {
    sensor.configure(config);
    for(const FeatureConfig& feature : config.features)
    {
      data_.push_back(std::make_unique<ArrayData>(*layoutOf(feature.name)));
      data_.back()->identify({config.device, config.model, config.type, feature.name});
      sensor.bind(*data_.back());
    }
  }

  const ArrayData& measure(const WorldView& world, std::size_t feature = 0)
  {
    sensor.generateData(world, ++time_);
    return *data_[feature];
  }
  const std::vector<std::uint32_t>& words(std::size_t feature = 0) const { return data_[feature]->words(); }

  Sensor sensor;

private:
  std::vector<std::unique_ptr<ArrayData>> data_;
  std::int64_t time_ = 0;
};

inline SensorConfig configOf(std::vector<std::string> features, double height, Parameters parameters = {})
{
  SensorConfig config;
  config.device = "device";
  for(std::string& feature : features)
    config.features.push_back({std::move(feature), {}, {}});
  config.height = height;
  config.parameters = std::move(parameters);
  return config;
}

inline Surroundings::Body pillarAt(double x, double y, double radius, double top = 0.6)
{
  Surroundings::Body body;
  body.outline = Outline::circle({x, y}, radius);
  body.top = top;
  return body;
}

} // namespace test::sensing
