#include "core/game/f2000/interface/SensorPlugin.h"

#include "core/text/Number.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace sparkwright::f2000
{

namespace
{

double numberFrom(const std::string& name, const std::string& text)
{
  constexpr double most = 1e9;
  double value = 0;
  if(!readNumber(text, -most, most, value))
    throw std::invalid_argument("the parameter " + name + " is a number, not " + text);
  return value;
}

std::vector<double> numbersOf(const Parameters& parameters, const std::string& name, const std::vector<double>& preset)
{
  const auto found = parameters.find(name);
  if(found == parameters.end())
    return preset;
  std::vector<double> values;
  for(const std::string& text : found->second)
    values.push_back(numberFrom(name, text));
  return values;
}

} // namespace

SensorDataPlugin* SensorPlugin::bound(std::string_view feature) const
{
  const auto found = std::ranges::find_if(
      bound_, [feature](const SensorDataPlugin* each) { return each->identity().feature == feature; });
  return found == bound_.end() ? nullptr : *found;
}

const Noise& SensorPlugin::noiseOf(std::string_view feature) const
{
  const auto found = std::ranges::find(config_.features, feature, &FeatureConfig::name);
  return found != config_.features.end() && found->noise ? *found->noise : config_.noise;
}

double SensorPlugin::parameter(const std::string& name, double preset) const
{
  const std::vector<double> values = parameters(name, {preset});
  if(values.size() != 1)
    throw std::invalid_argument("the parameter " + name + " takes one number");
  return values[0];
}

std::vector<double> SensorPlugin::parameters(const std::string& name, const std::vector<double>& preset) const
{
  return numbersOf(config_.parameters, name, preset);
}

std::vector<double> SensorPlugin::featureParameters(std::string_view feature, const std::string& name) const
{
  const auto found = std::ranges::find(config_.features, feature, &FeatureConfig::name);
  return found == config_.features.end() ? std::vector<double>() : numbersOf(found->parameters, name, {});
}

std::optional<double> SensorPlugin::measured(double value, const Noise& noise, double least, double most)
{
  if(noisy_)
  {
    value += noise.bias + gauss(noise.sigmaAbs + noise.sigmaRel * std::abs(value));
    if(noise.outlier > 0 && uniform(0, 1) < noise.outlier)
      value = uniform(least, most);
    if(noise.dropout > 0 && uniform(0, 1) < noise.dropout)
      return {};
  }
  value = std::clamp(value, least, most);
  return noisy_ && noise.quantum > 0 ? std::round(value / noise.quantum) * noise.quantum : value;
}

void SensorPlugin::fill(SensorDataPlugin& data, const std::vector<std::uint32_t>& words, std::int64_t time) const
{
  if(!data.setData(words))
    throw std::logic_error("the sensor " + config_.device + " gives an array that its feature " + data.identity().feature +
                           " does not have");
  data.setStamp(time);
  data.setStale(false);
}

std::uint32_t SensorPlugin::lengthWord(double metres)
{
  constexpr double most = 4e9; // mm
  return static_cast<std::uint32_t>(std::llround(std::clamp(metres * 1000, 0., most)));
}

std::uint32_t SensorPlugin::angleWord(double angle)
{
  return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::lround(sentDeg(normalized(angle) * 180 / std::numbers::pi, 3) * 1000)));
}

std::uint32_t SensorPlugin::signedWord(double value)
{
  constexpr double most = 2e9;
  return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::lround(std::clamp(value, -most, most))));
}

std::uint32_t SensorPlugin::distanceWord(double distance, const Noise& noise)
{
  constexpr double most = 1e6; // mm
  const auto value = measured(distance / unit::mm, noise, 0, most);
  return value ? static_cast<std::uint32_t>(std::lround(*value)) : invalidWord;
}

std::uint32_t SensorPlugin::bearingWord(double bearing, const Noise& noise)
{
  constexpr double most = 360; // degrees
  const auto value = measured(bearing / unit::degree, noise, -most, most);
  return value ? angleWord(*value * unit::degree) : invalidSignedWord;
}

} // namespace sparkwright::f2000
