#include "core/game/f2000/sensors/FieldLines.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

namespace
{

using Vec2 = Eigen::Vector2d;

constexpr double step = 0.1;          ///< m: so near to each other are the points that are looked at.
constexpr std::size_t mostLines = 1024;

/// The middle of a painted rectangle, along its longer side.
LineSegment middleOf(const Primitive& line)
{
  const bool along = line.sizes[0] >= line.sizes[1];
  const double angle = line.pose.theta + (along ? 0 : std::acos(-1.) / 2), half = std::max(line.sizes[0], line.sizes[1]) / 2;
  const Vec2 centre(line.pose.x, line.pose.y), arm(half * std::cos(angle), half * std::sin(angle));
  return {centre - arm, centre + arm};
}

bool isSeen(const WorldView& world, const LineView& view, const Vec2& point)
{
  const Pose place = relativeTo(view.eye, {point.x(), point.y(), 0});
  const double distance = std::hypot(place.x, place.y);
  if(distance > view.farthest || std::abs(std::atan2(place.y, place.x)) > view.horizontal / 2)
    return false;
  if(std::abs(std::atan2(-view.height, distance) + view.pitch) > view.vertical / 2)
    return false;
  return world.surroundings.visible({view.eye.x, view.eye.y, view.height}, {point.x(), point.y(), 0},
                                    [&world](const Surroundings::Body& body)
                                    { return body.owner == 0 || body.owner != world.number; });
}

void addVisible(std::vector<LineSegment>& found, const WorldView& world, const LineView& view, const LineSegment& line)
{
  const Vec2 way = line.to - line.from;
  const int steps = std::max(1, static_cast<int>(std::ceil(way.norm() / step - 1e-9)));
  int first = -1;
  for(int i = 0; i <= steps + 1; ++i)
  {
    const bool seen = i <= steps && isSeen(world, view, line.from + way * i / steps);
    if(seen && first < 0)
      first = i;
    if(seen || first < 0)
      continue;
    if(i - 1 > first && found.size() < mostLines)
      found.push_back({line.from + way * first / steps, line.from + way * (i - 1) / steps});
    first = -1;
  }
}

} // namespace

std::vector<LineSegment> visibleLines(const WorldView& world, const LineView& view)
{
  std::vector<LineSegment> found;
  for(const Primitive& line : world.lines)
    if(line.shape == Primitive::Shape::Rectangle)
      addVisible(found, world, view, middleOf(line));
  return found;
}

void addFoot(std::vector<LineFoot>& feet, const LineFoot& foot)
{
  constexpr double near = 1e-3, alike = 1e-3; // m, rad
  const bool known = std::ranges::any_of(feet,
                                         [&](const LineFoot& each)
                                         {
                                           return std::abs(each.distance - foot.distance) < near &&
                                                  std::abs(normalized(each.bearing - foot.bearing)) < alike;
                                         });
  if(!known && feet.size() < mostLines)
    feet.push_back(foot);
}

std::vector<LineFoot> lineFeet(const std::vector<LineSegment>& segments, const Pose& eye)
{
  std::vector<LineFoot> feet;
  constexpr double least = 0.3; // m: pieces of circles are shorter.
  for(const LineSegment& each : segments)
  {
    if((each.to - each.from).norm() < least)
      continue;
    const Vec2 along = (each.to - each.from).normalized(), from = each.from - Vec2(eye.x, eye.y);
    const Vec2 foot = from - along * along.dot(from);
    const double distance = foot.norm();
    // On the line itself, its direction is that of what is across.
    const Vec2 across = distance > 1e-9 ? foot : Vec2(-along.y(), along.x());
    addFoot(feet, {distance, normalized(std::atan2(across.y(), across.x()) - eye.theta)});
  }
  return feet;
}

} // namespace sparkwright::f2000
