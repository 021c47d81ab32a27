#include "viewer/models/Part.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

Vec3f pointOf(const Section& s, float angle, float squareness)
{
  const float c = std::cos(angle), n = std::sin(angle);
  const float reach = std::pow(std::pow(std::abs(c), squareness) + std::pow(std::abs(n), squareness), -1 / squareness);
  return {s.x + s.halfX * c * reach, s.y + (n < 0 ? s.back : s.front) * n * reach, s.z};
}

/// Rings on a quarter of a circle beyond an end.
std::vector<Section> rounded(const Section& end, float direction, float edge, int count)
{
  std::vector<Section> rings;
  for(int k = 0; k < count; ++k)
  {
    const float a = halfTurn / 2 * static_cast<float>(direction < 0 ? k : count - 1 - k) / static_cast<float>(count);
    const float inwards = edge * (1 - std::sin(a));
    Section ring = end;
    ring.z = end.z + direction * edge * std::cos(a);
    for(float Section::*const member : {&Section::halfX, &Section::front, &Section::back})
      ring.*member = std::max(end.*member - inwards, end.*member * 0.2f);
    rings.push_back(ring);
  }
  return rings;
}

} // namespace

void Part::band(const Section& below, const Section& from, const Section& to, const Section& above, const Skin& how,
                int segments)
{
  constexpr float step = 0.05f; // Radians.
  const auto normal = [&](const Section& under, const Section& here, const Section& over, float angle)
  {
    const Vec3f around = pointOf(here, angle + step, how.squareness) - pointOf(here, angle - step, how.squareness);
    const Vec3f along = pointOf(over, angle, how.squareness) - pointOf(under, angle, how.squareness);
    return Vec3f(around.cross(along));
  };
  // In front and behind are apart, as numbers on them are.
  for(const bool behind : {false, true})
  {
    const Surface surface = behind ? from.behind : from.surface;
    builder_.setSurface(surface);
    const bool numbered = surface == Surface::Number && (!behind || how.numberBehind);
    const std::uint32_t first = static_cast<std::uint32_t>(builder_.size());
    const int columns = segments / 2;
    for(const bool upper : {false, true})
      for(int j = 0; j <= columns; ++j)
      {
        const auto column = static_cast<float>(j + (behind ? columns : 0));
        const float angle = 2 * halfTurn * column / static_cast<float>(segments);
        const Section& here = upper ? to : from;
        const Vec3f p = pointOf(here, angle, how.squareness);
        const Vec3f n = upper ? normal(from, here, above, angle) : normal(below, here, to, angle);
        // Elsewhere uv lies in the empty margin of the picture.
        const float u = numbered ? 0.5f + (behind ? p.x() : -p.x()) / how.numberSize : 0;
        const float v = numbered ? 0.5f + (p.z() - how.numberZ) / how.numberSize : 0;
        builder_.add(p, n, u, v);
      }
    builder_.grid(first, 1, columns);
  }
}

void Part::end(const Section& section, bool upper, const Skin& how, int segments)
{
  for(const bool behind : {false, true})
  {
    builder_.setSurface(behind ? section.behind : section.surface);
    const std::uint32_t first = static_cast<std::uint32_t>(builder_.size());
    const int half = segments / 2;
    for(int j = 0; j <= half; ++j)
    {
      const int k = (behind ? half : 0) + (upper ? j : half - j);
      const float angle = 2 * halfTurn * static_cast<float>(k) / static_cast<float>(segments);
      builder_.add(pointOf(section, angle, how.squareness), Vec3f(0, 0, upper ? 1 : -1));
    }
    builder_.fan(first, half + 1);
  }
}

void Part::skin(const std::vector<Section>& sections, const Skin& how)
{
  const int segments = builder_.corners(how.segments, how.least) / 2 * 2;
  // Edges are worth their triangles from near, the large ones at a middle distance, too.
  constexpr float large = 0.007f;
  const int roundings = how.edge <= 0 ? 0 : how.edge < large ? shows(1) : shows(1) + shows(2);
  std::vector<Section> middle = sections;
  if(!shows(2) && !how.coarse.empty())
  {
    middle.clear();
    for(const std::size_t i : how.coarse)
      middle.push_back(sections[i]);
  }
  std::vector<Section> rings = rounded(middle.front(), -1, how.edge, roundings);
  rings.insert(rings.end(), middle.begin(), middle.end());
  for(const Section& ring : rounded(middle.back(), 1, how.edge, roundings))
    rings.push_back(ring);
  const std::size_t last = rings.size() - 1;
  for(std::size_t i = 0; i < last; ++i)
    band(rings[i ? i - 1 : 0], rings[i], rings[i + 1], rings[std::min(i + 2, last)], how, segments);
  end(rings.front(), false, how, segments);
  end(rings.back(), true, how, segments);
}

void Part::ellipsoid(Surface surface, const Vec3f& position, const Vec3f& radii, int segments, int rings)
{
  at(position);
  builder_.setSurface(surface);
  builder_.ellipsoid(radii, segments, rings);
}

void Part::coin(Surface surface, const Vec3f& position, const Vec3f& degrees, float radius, float thickness,
                int segments, bool soft)
{
  at(position, degrees);
  const float edge = soft ? std::min(0.0022f, radius * 0.25f) : 0, half = thickness / 2 - (shows(1) ? edge : 0);
  skin({{-half, radius, radius, radius, surface}, {half, radius, radius, radius, surface}},
       {.edge = edge, .squareness = 2, .segments = segments});
}

void Part::rod(Surface surface, const Vec3f& position, const Vec3f& degrees, float radius, float length, int segments)
{
  at(position, degrees);
  builder_.setSurface(surface);
  builder_.capsule(radius, length, segments, 2);
}

} // namespace sparkwright
