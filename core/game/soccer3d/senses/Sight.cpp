#include "core/game/soccer3d/senses/Sight.h"

#include "core/object/Random.h"
#include "core/robot/language/PerceptWriter.h"
#include "core/text/Number.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

Polar Polar::of(const Vec3f& relative)
{
  const float ground = relative.x() * relative.x() + relative.y() * relative.y();
  Polar polar;
  polar.distance = std::sqrt(ground + relative.z() * relative.z());
  const float fromRight = toDegrees(std::atan2(relative.y(), relative.x()));
  polar.horizontal = static_cast<float>(normalizedDeg(static_cast<double>(fromRight - 90)));
  polar.vertical = toDegrees(std::atan2(relative.z(), std::sqrt(ground)));
  return polar;
}

void VisionNoise::drawCalibration(Random& random)
{
  for(int i = 0; i < 3; ++i)
    calibrationUnit[i] = static_cast<float>(random.uniform(-1, 1));
}

void VisionNoise::disturb(Polar& polar, Random& source) const
{
  if(!enabled || !random)
    return;
  const auto error = [&source](float sigma)
  { return static_cast<float>(source.normal(0, static_cast<double>(sigma))); };
  polar.distance += error(sigmaDistance) * polar.distance / 100;
  polar.horizontal += error(sigmaHorizontal);
  polar.vertical += error(sigmaVertical);
}

void writePolar(PerceptWriter& out, const Polar& polar)
{
  out.open("pol");
  out.number(polar.distance);
  out.angle(polar.horizontal);
  out.angle(polar.vertical);
  out.close();
}

bool ViewCone::sees(const Vec3f& point) const
{
  const Polar polar = Polar::of(point);
  return polar.distance > nearest && contains(polar);
}

bool ViewCone::clip(Vec3f& begin, Vec3f& end) const
{
  const bool beginSeen = sees(begin), endSeen = sees(end);
  if(beginSeen && endSeen)
    return true;
  if(begin.y() < nearest && end.y() < nearest)
    return false;

  const Vec3f along = end - begin;
  float from = 0, to = 1; // The part of the line in front of the focal plane.
  if(begin.y() < nearest)
    from = (nearest - begin.y()) / along.y();
  else if(end.y() < nearest)
    to = (nearest - begin.y()) / along.y();

  // The edges of the image are planes through the camera: x = ±y·tan(h), z = ±y·tan(v).
  const float tanHorizontal = std::tan(toRadians(halfHorizontal)), tanVertical = std::tan(toRadians(halfVertical));
  struct Edge
  {
    int axis;
    float slope, otherSlope;
  };
  // Top, bottom, left, right: in this order the reference finds the ends of a line that crosses two of them.
  const std::array<Edge, 4> edges = {Edge{2, tanVertical, tanHorizontal}, Edge{2, -tanVertical, tanHorizontal},
                                     Edge{0, -tanHorizontal, tanVertical}, Edge{0, tanHorizontal, tanVertical}};
  std::array<float, 4> cuts;
  std::size_t count = 0;
  for(const Edge& edge : edges)
  {
    const float slope = along[edge.axis] - edge.slope * along.y();
    if(slope == 0)
      continue;
    const float t = (edge.slope * begin.y() - begin[edge.axis]) / slope;
    if(!(t >= from && t <= to))
      continue;
    const Vec3f point = begin + along * t;
    const bool onEdge = std::abs(point[2 - edge.axis]) <= edge.otherSlope * point.y();
    const bool known = std::find(cuts.begin(), cuts.begin() + count, t) != cuts.begin() + count; // A corner.
    if(onEdge && !known)
      cuts[count++] = t;
  }

  const Vec3f start = begin;
  if(count >= 2)
  {
    begin = start + along * cuts[0];
    end = start + along * cuts[1];
    return true;
  }
  if(count == 0 || (!beginSeen && !endSeen))
    return false;
  (beginSeen ? end : begin) = start + along * cuts[0];
  return true;
}

} // namespace sparkwright
