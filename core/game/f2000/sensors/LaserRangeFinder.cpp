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
  sigmaTurn_ = parameter("sigmaTurn", 1) * degree;
  if(!(sigmaTurn_ >= 0))
    throw std::invalid_argument("the parameter sigmaTurn is not negative");
  bearings_ = featureParameters("lrfBeam", "bearings");
  constexpr std::size_t mostBeams = 361;
  if(bearings_.size() > mostBeams)
    throw std::invalid_argument("the parameter bearings takes at most 361 numbers");
  for(double& bearing : bearings_)
    bearing *= degree;
}

ScanBeam LaserRangeFinder::beam(const WorldView& world, double bearing) const
{
  const Pose from = poseIn(world);
  const auto hit = world.surroundings.rayCast2D({from.x, from.y}, from.theta + bearing, config().height, most_,
                                                [&world](const Surroundings::Body& body)
                                                { return body.owner != world.number || body.owner == 0; });
  return hit ? ScanBeam{bearing, hit->distance, hit->thing, hit->normal.head<2>()} : ScanBeam{bearing, most_};
}

std::uint32_t LaserRangeFinder::rangeWord(double range, const Noise& noise)
{
  if(range >= most_)
    return lengthWord(most_); // Nothing came back: nothing can err.
  const auto value = measured(range / mm, noise, 0, most_ / mm);
  return value ? static_cast<std::uint32_t>(std::lround(*value / quantum_) * static_cast<long>(quantum_)) : lengthWord(most_);
}

void LaserRangeFinder::tellScan(std::int64_t time)
{
  SensorDataPlugin* const data = bound("180DegreeScan");
  if(!data)
    return;
  const Noise& noise = noiseOf("180DegreeScan");
  words_.assign({static_cast<std::uint32_t>(beams_), angleWord(first_), angleWord(step_), lengthWord(most_)});
  for(const ScanBeam& each : scan_)
    words_.push_back(rangeWord(each.range, noise));
  fill(*data, words_, time);
}

void LaserRangeFinder::tellBeams(const WorldView& world, std::int64_t time)
{
  SensorDataPlugin* const data = bound("lrfBeam");
  if(!data)
    return;
  const Noise& noise = noiseOf("lrfBeam");
  words_.assign({static_cast<std::uint32_t>(bearings_.size())});
  for(const double bearing : bearings_)
    words_.push_back(rangeWord(beam(world, bearing).range, noise));
  fill(*data, words_, time);
}

void LaserRangeFinder::tellObstacles(const WorldView& world, std::int64_t time)
{
  SensorDataPlugin* const data = bound("obstacles");
  if(!data)
    return;
  const Noise& noise = noiseOf("obstacles");
  constexpr std::uint32_t most = 64;
  words_.assign({0});
  for(const ScanObstacle& each : obstaclesIn(scan_, world.surroundings, step_))
  {
    const auto distance = measured(each.distance / mm, noise, 0, most_ / mm);
    if(!distance || words_[0] == most)
      continue;
    ++words_[0];
    words_.insert(words_.end(),
                  {static_cast<std::uint32_t>(std::lround(*distance)), angleWord(each.bearing), lengthWord(each.width)});
  }
  fill(*data, words_, time);
}

void LaserRangeFinder::tellLines(const WorldView& world, std::int64_t time)
{
  const std::vector<LineFoot> feet = wallsIn(scan_, world.surroundings, poseIn(world).theta);
  const auto tell = [&](const char* feature, auto wordOf)
  {
    SensorDataPlugin* const data = bound(feature);
    if(!data)
      return;
    words_.assign({static_cast<std::uint32_t>(feet.size())});
    for(const LineFoot& foot : feet)
      words_.push_back(wordOf(foot, noiseOf(feature)));
    fill(*data, words_, time);
  };
  tell("lineDistance", [this](const LineFoot& foot, const Noise& noise) { return distanceWord(foot.distance, noise); });
  tell("lineAngle", [this](const LineFoot& foot, const Noise& noise) { return bearingWord(foot.bearing, noise); });
}

void LaserRangeFinder::tellLandmarks(const WorldView& world, std::int64_t time)
{
  const auto tell = [&](const char* distances, const char* angles, const auto& landmarks)
  {
    SensorDataPlugin* const far = bound(distances);
    SensorDataPlugin* const aside = bound(angles);
    const auto fillWith = [&](SensorDataPlugin* data, std::uint32_t nothing, auto wordOf)
    {
      if(!data)
        return;
      words_.clear();
      for(const auto& each : landmarks)
        words_.push_back(each ? wordOf(*each) : nothing);
      fill(*data, words_, time);
    };
    fillWith(far, invalidWord, [&](const LineFoot& at) { return distanceWord(at.distance, noiseOf(distances)); });
    fillWith(aside, invalidSignedWord, [&](const LineFoot& at) { return bearingWord(at.bearing, noiseOf(angles)); });
  };
  const ScanLandmarks found = landmarksIn(scan_, world, poseIn(world));
  tell("poleDistance", "poleAngle", found.posts);
  tell("goalDistance", "goalAngle", found.goals);
}

void LaserRangeFinder::tellPosition(const WorldView& world, std::int64_t time)
{
  SensorDataPlugin* const data = bound("position");
  if(!data)
    return;
  const Noise& noise = noiseOf("position");
  constexpr double most = 1e6; // mm
  const auto x = measured(world.robot.x / mm, noise, -most, most), y = measured(world.robot.y / mm, noise, -most, most);
  if(!x || !y)
    words_ = {invalidSignedWord, invalidSignedWord, invalidSignedWord, invalidWord, invalidWord};
  else
    words_ = {signedWord(*x), signedWord(*y), angleWord(world.robot.theta + (isNoisy() ? gauss(sigmaTurn_) : 0)),
              isNoisy() ? lengthWord(noise.sigmaAbs * mm) : 0, isNoisy() ? angleWord(sigmaTurn_) : 0};
  fill(*data, words_, time);
}

bool LaserRangeFinder::wantsScan() const
{
  for(const char* const feature : {"180DegreeScan", "obstacles", "lineDistance", "lineAngle", "poleDistance", "poleAngle",
                                   "goalDistance", "goalAngle"})
    if(bound(feature))
      return true;
  return false;
}

void LaserRangeFinder::generateData(const WorldView& world, std::int64_t time)
{
  scan_.clear();
  for(int i = 0; i < beams_ && wantsScan(); ++i)
    scan_.push_back(beam(world, bearingOf(i)));
  tellScan(time);
  tellBeams(world, time);
  tellObstacles(world, time);
  if(bound("lineDistance") || bound("lineAngle"))
    tellLines(world, time);
  if(bound("poleDistance") || bound("poleAngle") || bound("goalDistance") || bound("goalAngle"))
    tellLandmarks(world, time);
  tellPosition(world, time);
}

} // namespace sparkwright::f2000
