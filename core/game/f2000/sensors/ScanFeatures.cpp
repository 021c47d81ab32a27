#include "core/game/f2000/sensors/ScanFeatures.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

namespace
{

bool isObstacle(const ScanBeam& beam, const Surroundings& surroundings)
{
  if(beam.thing < 0)
    return false;
  const ThingClass kind = surroundings.body(beam.thing).kind;
  return kind == ThingClass::Obstacle || kind == ThingClass::RobotPart;
}

LineFoot placeOf(const Pose& thing, const Pose& eye)
{
  const Pose place = relativeTo(eye, thing);
  return {std::hypot(place.x, place.y), std::atan2(place.y, place.x)};
}

} // namespace

std::size_t cornerOf(double x, double y)
{
  return (x > 0 ? 2u : 0u) + (y > 0 ? 1u : 0u);
}

std::vector<ScanObstacle> obstaclesIn(const std::vector<ScanBeam>& scan, const Surroundings& surroundings, double step)
{
  std::vector<ScanObstacle> found;
  for(std::size_t i = 0; i < scan.size();)
  {
    const std::size_t begin = i++;
    if(!isObstacle(scan[begin], surroundings))
      continue;
    double nearest = scan[begin].range;
    for(; i < scan.size() && scan[i].thing == scan[begin].thing; ++i)
      nearest = std::min(nearest, scan[i].range);
    const double width = 2 * nearest * std::tan(static_cast<double>(i - begin) * step / 2);
    found.push_back({nearest, (scan[begin].bearing + scan[i - 1].bearing) / 2, width});
  }
  return found;
}

std::vector<LineFoot> wallsIn(const std::vector<ScanBeam>& scan, const Surroundings& surroundings, double heading)
{
  constexpr std::size_t least = 3; // Beams.
  constexpr double alike = 1e-6;
  std::vector<LineFoot> feet;
  for(std::size_t i = 0; i < scan.size();)
  {
    const ScanBeam& first = scan[i];
    const std::size_t begin = i++;
    if(first.thing < 0)
      continue;
    const Surroundings::Body& body = surroundings.body(first.thing);
    if(body.round || body.outline.isCircle())
      continue;
    while(i < scan.size() && scan[i].thing == first.thing && (scan[i].normal - first.normal).norm() < alike)
      ++i;
    if(i - begin < least)
      continue;
    const double away = std::atan2(-first.normal.y(), -first.normal.x());
    addFoot(feet, {first.range * std::abs(std::cos(heading + first.bearing - away)), normalized(away - heading)});
  }
  return feet;
}

ScanLandmarks landmarksIn(const std::vector<ScanBeam>& scan, const WorldView& world, const Pose& eye)
{
  ScanLandmarks found;
  for(const ScanBeam& beam : scan)
  {
    if(beam.thing < 0)
      continue;
    const Surroundings::Body& body = world.surroundings.body(beam.thing);
    if(body.kind == ThingClass::Post)
      found.posts[cornerOf(body.outline.centre().x(), body.outline.centre().y())] =
          placeOf({body.outline.centre().x(), body.outline.centre().y(), 0}, eye);
    else if(body.kind == ThingClass::Goal)
    {
      const auto goal = std::ranges::find_if(world.things, [&body](const SeenThing& thing)
                                             { return thing.kind == ThingClass::Goal && thing.colour == body.colour; });
      if(goal != world.things.end())
        found.goals[body.colour == Colour::Blue ? 0 : 1] = placeOf(goal->pose, eye);
    }
  }
  return found;
}

} // namespace sparkwright::f2000
