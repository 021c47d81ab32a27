#include "core/game/f2000/sensors/LaserRangeFinder.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace sparkwright::f2000
{

namespace
{

using unit::degree, unit::mm;

} // namespace

void LaserRangeFinder::configure(const SensorConfig& config)
{
  SensorPlugin::configure(config);
  constexpr int centred = 180, whole = 181, halves = 361;
  beams_ = static_cast<int>(parameter("beams", whole));
  if(beams_ != centred && beams_ != whole && beams_ != halves)
    throw std::invalid_argument("the parameter beams is 180, 181 or 361");
  step_ = (beams_ == halves ? 0.5 : 1) * degree;
  first_ = (beams_ == centred ? -89.5 : -90) * degree;
  const auto mode = config.parameters.find("mode");
  const std::string wanted = mode == config.parameters.end() || mode->second.empty() ? "mm" : mode->second[0];
  if(wanted != "mm" && wanted != "cm")
    throw std::invalid_argument("the parameter mode is mm or cm");
  quantum_ = wanted == "mm" ? 1 : 10;
  constexpr double steps = 8191; // 13 bits
  most_ = std::min(parameter("maxRange", steps * quantum_), steps * quantum_) * mm;
  if(!(most_ > 0))
    throw std::invalid_argument("the parameter maxRange is greater than 0");
  bearings_ = featureParameters("lrfBeam", "bearings");
  constexpr std::size_t mostBeams = 361;
  if(bearings_.size() > mostBeams)
    throw std::invalid_argument("the parameter bearings takes at most 361 numbers");
  for(double& bearing : bearings_)
    bearing *= degree;
}

LaserRangeFinder::Beam LaserRangeFinder::beam(const WorldView& world, double bearing) const
{
  const Pose from = poseIn(world);
  const auto hit = world.surroundings.rayCast2D({from.x, from.y}, from.theta + bearing, config().height, most_,
                                                [&world](const Surroundings::Body& body) { return body.owner != world.number || body.owner == 0; });
  return hit ? Beam{hit->distance, hit->thing} : Beam{most_, -1};
}

std::uint32_t LaserRangeFinder::rangeWord(double range, const Noise& noise)
{
  if(range >= most_)
    return lengthWord(most_); // Nothing came back: nothing can err.
  const auto value = measured(range / mm, noise, 0, most_ / mm);
  return value ? static_cast<std::uint32_t>(std::lround(*value / quantum_) * static_cast<long>(quantum_)) : lengthWord(most_);
}

void LaserRangeFinder::scan(const WorldView& world, std::int64_t time, SensorDataPlugin& data)
{
  const Noise& noise = noiseOf("180DegreeScan");
  words_.assign({static_cast<std::uint32_t>(beams_), angleWord(first_), angleWord(step_), lengthWord(most_)});
  for(int i = 0; i < beams_; ++i)
    words_.push_back(rangeWord(beam(world, bearingOf(i)).range, noise));
  fill(data, words_, time);
}

void LaserRangeFinder::beamsAt(const WorldView& world, std::int64_t time, SensorDataPlugin& data)
{
  const Noise& noise = noiseOf("lrfBeam");
  words_.assign({static_cast<std::uint32_t>(bearings_.size())});
  for(const double bearing : bearings_)
    words_.push_back(rangeWord(beam(world, bearing).range, noise));
  fill(data, words_, time);
}

/// Neighbouring beams that come back from one body are one obstacle.
void LaserRangeFinder::obstacles(const WorldView& world, std::int64_t time, SensorDataPlugin& data)
{
  const Noise& noise = noiseOf("obstacles");
  constexpr std::uint32_t most = 64;
  words_.assign({0});
  const auto counts = [&](int thing)
  {
    if(thing < 0)
      return false;
    const ThingClass kind = world.surroundings.body(thing).kind;
    return kind == ThingClass::Obstacle || kind == ThingClass::RobotPart;
  };
  for(int i = 0; i < beams_ && words_[0] < most;)
  {
    const Beam first = beam(world, bearingOf(i));
    const int begin = i++;
    if(!counts(first.thing))
      continue;
    double nearest = first.range;
    for(Beam next = first; i < beams_; ++i)
    {
      next = beam(world, bearingOf(i));
      if(next.thing != first.thing)
        break;
      nearest = std::min(nearest, next.range);
    }
    const double width = 2 * nearest * std::tan((i - begin) * step_ / 2);
    const auto distance = measured(nearest / mm, noise, 0, most_ / mm);
    if(!distance)
      continue;
    ++words_[0];
    words_.insert(words_.end(), {static_cast<std::uint32_t>(std::lround(*distance)), angleWord((bearingOf(begin) + bearingOf(i - 1)) / 2),
                                 lengthWord(width)});
  }
  fill(data, words_, time);
}

void LaserRangeFinder::generateData(const WorldView& world, std::int64_t time)
{
  if(SensorDataPlugin* const data = bound("180DegreeScan"))
    scan(world, time, *data);
  if(SensorDataPlugin* const data = bound("lrfBeam"))
    beamsAt(world, time, *data);
  if(SensorDataPlugin* const data = bound("obstacles"))
    obstacles(world, time, *data);
}

} // namespace sparkwright::f2000
