#include "core/game/f2000/sensors/IconicCamera.h"

#include "core/game/f2000/sensors/FieldLines.h"
#include "core/game/f2000/sensors/ScanFeatures.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace sparkwright::f2000
{

namespace
{

using unit::degree, unit::mm;

constexpr double mostLength = 1e6; ///< mm

} // namespace

void IconicCamera::configure(const SensorConfig& config)
{
  SensorPlugin::configure(config);
  horizontal_ = parameter("horizontal", config.type == "omnivision" ? 360 : 60) * degree;
  vertical_ = parameter("vertical", config.type == "omnivision" ? 180 : 46) * degree;
  farthest_ = parameter("maxDistance", config.type == "omnivision" ? 5000 : 6000) * mm;
  share_ = parameter("visibleShare", 0.3);
  if(!(horizontal_ > 0 && vertical_ > 0 && farthest_ > 0 && share_ >= 0 && share_ <= 1))
    throw std::invalid_argument("a camera needs a field of view and a distance greater than 0, and a share from 0 to 1");
}

double IconicCamera::uncovered(const WorldView& world, const Pose& eye, const SeenThing& thing) const
{
  // Nine rays, to places spread over the silhouette.
  constexpr double places[] = {-2. / 3, 0, 2. / 3};
  constexpr int rays = 9;
  const Eigen::Vector3d from(eye.x, eye.y, config().height);
  const double towards = std::atan2(thing.pose.y - eye.y, thing.pose.x - eye.x);
  const Eigen::Vector2d aside(-std::sin(towards), std::cos(towards));
  const double middle = (thing.bottom + thing.top) / 2, half = (thing.top - thing.bottom) / 2;
  const auto covers = [&](const Surroundings::Body& body)
  {
    const bool own = body.owner != 0 && body.owner == world.number;
    const bool itself = thing.owner != 0 ? body.owner == thing.owner : body.owner == 0 && body.kind == thing.kind;
    return !own && !itself;
  };
  int seen = 0;
  for(const double u : places)
    for(const double v : places)
    {
      const Eigen::Vector2d place = Eigen::Vector2d(thing.pose.x, thing.pose.y) + u * thing.radius * aside;
      seen += world.surroundings.visible(from, {place.x(), place.y(), middle + v * half}, covers);
    }
  return static_cast<double>(seen) / rays;
}

IconicCamera::Sight IconicCamera::look(const WorldView& world, const SeenThing& thing) const
{
  const Pose eye = poseIn(world), place = relativeTo(eye, thing.pose);
  Sight sight{&thing, std::hypot(place.x, place.y), std::atan2(place.y, place.x)};
  sight.elevation = std::atan2((thing.bottom + thing.top) / 2 - config().height, sight.distance);
  if(sight.distance > farthest_ || std::abs(sight.bearing) > horizontal_ / 2)
    return sight;
  // Something of it has to be between the upper and the lower edge of the picture.
  const double low = std::atan2(thing.bottom - config().height, sight.distance) + config().pitch;
  const double high = std::atan2(thing.top - config().height, sight.distance) + config().pitch;
  if(high < -vertical_ / 2 || low > vertical_ / 2)
    return sight;
  const double share = uncovered(world, eye, thing);
  sight.share = share >= share_ ? share : 0;
  return sight;
}

void IconicCamera::tellBall(const Sight* ball, std::int64_t time)
{
  const auto one = [&](const char* feature, std::uint32_t word)
  {
    if(SensorDataPlugin* const data = bound(feature))
      fill(*data, {word}, time);
  };
  one("ballDistance", ball ? distanceWord(ball->distance, noiseOf("ballDistance")) : invalidWord);
  one("ballAngle", ball ? bearingWord(ball->bearing, noiseOf("ballAngle")) : invalidSignedWord);
  SensorDataPlugin* const data = bound("ball");
  if(!data)
    return;
  constexpr double perMille = 1000;
  words_.assign({0, invalidWord, invalidSignedWord, invalidSignedWord, 0});
  if(ball)
    words_ = {1, distanceWord(ball->distance, noiseOf("ball")), bearingWord(ball->bearing, noiseOf("ballAngle")),
              angleWord(ball->elevation), static_cast<std::uint32_t>(std::lround(ball->share * perMille))};
  fill(*data, words_, time);
}

void IconicCamera::tellPairs(const char* distances, const char* angles, const std::vector<const Sight*>& sights, std::int64_t time)
{
  if(SensorDataPlugin* const data = bound(distances))
  {
    words_.clear();
    for(const Sight* const sight : sights)
      words_.push_back(sight ? distanceWord(sight->distance, noiseOf(distances)) : invalidWord);
    fill(*data, words_, time);
  }
  if(SensorDataPlugin* const data = bound(angles))
  {
    words_.clear();
    for(const Sight* const sight : sights)
      words_.push_back(sight ? bearingWord(sight->bearing, noiseOf(angles)) : invalidSignedWord);
    fill(*data, words_, time);
  }
}

void IconicCamera::tellObjects(std::int64_t time)
{
  SensorDataPlugin* const data = bound("objects");
  if(!data)
    return;
  constexpr std::size_t most = 64;
  constexpr double perMille = 1000;
  std::ranges::stable_sort(sights_, {}, &Sight::distance);
  const std::size_t count = std::min(sights_.size(), most);
  words_.assign({static_cast<std::uint32_t>(count)});
  for(std::size_t i = 0; i < count; ++i)
  {
    const Sight& sight = sights_[i];
    const double width = 2 * std::atan2(sight.thing->radius, sight.distance);
    words_.insert(words_.end(),
                  {static_cast<std::uint32_t>(sight.thing->kind), static_cast<std::uint32_t>(sight.thing->colour),
                   distanceWord(sight.distance, noiseOf("objects")), angleWord(sight.bearing), angleWord(width),
                   static_cast<std::uint32_t>(std::lround(sight.share * perMille))});
  }
  fill(*data, words_, time);
}

void IconicCamera::tellLines(const WorldView& world, std::int64_t time)
{
  SensorDataPlugin* const segments = bound("lineSegments");
  SensorDataPlugin* const distances = bound("lineDistance");
  SensorDataPlugin* const angles = bound("lineAngle");
  if(!segments && !distances && !angles)
    return;
  const Pose eye = poseIn(world);
  const LineView view{eye, config().height, config().pitch, horizontal_, vertical_, farthest_};
  const std::vector<LineSegment> seen = visibleLines(world, view);
  if(segments)
  {
    const Noise& noise = noiseOf("lineSegments");
    words_.assign({0});
    for(const LineSegment& each : seen)
    {
      const auto word = [&](double metres)
      {
        const auto value = measured(metres / mm, noise, -mostLength, mostLength);
        return value ? signedWord(*value) : invalidSignedWord;
      };
      const Pose from = relativeTo(world.robot, {each.from.x(), each.from.y(), 0});
      const Pose to = relativeTo(world.robot, {each.to.x(), each.to.y(), 0});
      ++words_[0];
      words_.insert(words_.end(), {word(from.x), word(from.y), word(to.x), word(to.y)});
    }
    fill(*segments, words_, time);
  }
  tellFeet(lineFeet(seen, eye), distances, angles, time);
}

void IconicCamera::tellFeet(const std::vector<LineFoot>& feet, SensorDataPlugin* distances, SensorDataPlugin* angles,
                            std::int64_t time)
{
  const auto tell = [&](SensorDataPlugin* data, auto wordOf)
  {
    if(!data)
      return;
    words_.assign({static_cast<std::uint32_t>(feet.size())});
    for(const LineFoot& foot : feet)
      words_.push_back(wordOf(foot));
    fill(*data, words_, time);
  };
  tell(distances, [this](const LineFoot& foot) { return distanceWord(foot.distance, noiseOf("lineDistance")); });
  tell(angles, [this](const LineFoot& foot) { return bearingWord(foot.bearing, noiseOf("lineAngle")); });
}

void IconicCamera::generateData(const WorldView& world, std::int64_t time)
{
  sights_.clear();
  for(const SeenThing& thing : world.things)
    if(thing.owner == 0 || thing.owner != world.number)
      if(const Sight sight = look(world, thing); sight.share > 0)
        sights_.push_back(sight);
  const Sight* ball = nullptr;
  std::vector<const Sight*> goals(2), posts(4);
  for(const Sight& sight : sights_)
    switch(sight.thing->kind)
    {
    case ThingClass::Ball:
      ball = &sight;
      break;
    case ThingClass::Goal:
      goals[sight.thing->colour == Colour::Blue ? 0 : 1] = &sight;
      break;
    case ThingClass::Post:
      posts[cornerOf(sight.thing->pose.x, sight.thing->pose.y)] = &sight;
      break;
    default:
      break;
    }
  tellBall(ball, time);
  tellPairs("goalDistance", "goalAngle", goals, time);
  tellPairs("poleDistance", "poleAngle", posts, time);
  tellLines(world, time);
  tellObjects(time); // Last, for it sorts.
}

} // namespace sparkwright::f2000
