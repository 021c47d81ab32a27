#include "viewer/models/Nao.h"
#include "viewer/models/Part.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <cmath>

namespace sparkwright::nao
{

namespace
{

/// The skull: where a half-line from its middle leaves it, m. Broad at the ears, with a chin and a flat face.
Vec3f skull(const Vec3f& direction, float outside = 0)
{
  constexpr float power = 2.35f;
  const Vec3f half(0.0600f, 0.0605f, 0.0590f);
  const Vec3f q = direction.cwiseQuotient(half).cwiseAbs();
  const float reach = std::pow(std::pow(q.x(), power) + std::pow(q.y(), power) + std::pow(q.z(), power), -1 / power);
  Vec3f p = direction * (reach + outside);
  const float down = std::clamp(-p.z() / half.z(), 0.f, 1.f);
  p.x() *= 1 - 0.24f * down * down;
  p.y() *= 1 - (p.y() > 0 ? 0.12f : 0.22f) * down * down;
  return p;
}

Vec3f skullNormal(const Vec3f& direction)
{
  Vec3f side = direction.cross(std::abs(direction.z()) < 0.8f ? Vec3f::UnitZ() : Vec3f::UnitX()).normalized();
  const Vec3f up = side.cross(direction);
  constexpr float step = 0.02f;
  const auto at = [&](const Vec3f& offset) { return skull((direction + step * offset).normalized()); };
  const Vec3f normal = (at(side) - at(-side)).cross(at(up) - at(-up));
  return normal.dot(direction) < 0 ? Vec3f(-normal) : normal;
}

void addSkull(MeshBuilder& b)
{
  const int around = b.corners(20, 8), rings = b.corners(12, 5);
  const auto first = static_cast<std::uint32_t>(b.size());
  b.setSurface(Surface::Shell);
  for(int i = 0; i <= rings; ++i)
    for(int j = 0; j <= around; ++j)
    {
      const float latitude = halfTurn * (static_cast<float>(i) / static_cast<float>(rings) - 0.5f);
      const float longitude = 2 * halfTurn * static_cast<float>(j % around) / static_cast<float>(around);
      const Vec3f d(std::cos(latitude) * std::cos(longitude), std::cos(latitude) * std::sin(longitude),
                    std::sin(latitude));
      b.add(skull(d), skullNormal(d));
    }
  b.grid(first, rings, around);
}

/// One step of something that lies on the skull, seen from above.
struct Ring
{
  float share;   ///< Of the way from the middle to the rim.
  float outside; ///< m above the skull.
  Surface surface;
};

/// A round thing on the skull: rings from its rim inwards. Closed below.
void addDisc(MeshBuilder& b, const Vec3f& towards, float width, float height,
             std::vector<Ring> rings, int corners)
{
  const Vec3f d = towards.normalized(), side = Vec3f::UnitZ().cross(d).normalized(), up = d.cross(side);
  corners = b.corners(corners, 6);
  const auto direction = [&](float share, int j)
  {
    const float a = 2 * halfTurn * static_cast<float>(j % corners) / static_cast<float>(corners);
    return Vec3f((d + share * (width * std::cos(a) * side + height * std::sin(a) * up)).normalized());
  };
  rings.insert(rings.begin(), {rings.front().share, -0.004f, rings.front().surface});
  for(std::size_t i = 0; i + 1 < rings.size(); ++i)
  {
    b.setSurface(rings[i].surface);
    const auto first = static_cast<std::uint32_t>(b.size());
    for(const std::size_t k : {i, i + 1})
      for(int j = 0; j <= corners; ++j)
      {
        const Vec3f towardsIt = direction(rings[k].share, j);
        b.add(skull(towardsIt, rings[k].outside), i == 0 ? Vec3f(towardsIt - d) : skullNormal(towardsIt));
      }
    b.grid(first, 1, corners);
  }
  for(const bool below : {false, true})
  {
    const Ring& ring = below ? rings.front() : rings.back();
    b.setSurface(ring.surface);
    const auto first = static_cast<std::uint32_t>(b.size());
    for(int j = 0; j < corners; ++j)
      b.add(skull(direction(ring.share, below ? -j + corners : j), ring.outside), below ? Vec3f(-d) : skullNormal(d));
    b.fan(first, corners);
  }
}

/// A strip over the crown, from `from` to `to` degrees (0: the face, 90: the top), `half` radians wide to either side.
void addStrip(MeshBuilder& b, Surface surface, float from, float to, float half, float outside)
{
  const int steps = std::max(b.corners(6, 2), 2);
  const auto point = [&](int i, float s, float out)
  {
    const float a = (from + (to - from) * static_cast<float>(i) / static_cast<float>(steps)) * halfTurn / 180;
    // Narrower towards both ends.
    const float t = static_cast<float>(i) / static_cast<float>(steps) * 2 - 1;
    const float width = half * (1 - 0.45f * t * t) * s;
    return skull(Vec3f(std::sin(width), std::cos(width) * std::cos(a), std::cos(width) * std::sin(a)), out);
  };
  b.setSurface(surface);
  // Across: a rim, the top in two halves, a rim, and what closes it below.
  constexpr std::array<std::pair<float, float>, 5> profile{{{-1, 0}, {-0.94f, 1}, {0, 1}, {0.94f, 1}, {1, 0}}};
  const auto corner = [&](int i, std::size_t k)
  { return point(i, profile[k % 5].first, profile[k % 5].second > 0 ? outside : -0.004f); };
  for(int i = 0; i < steps; ++i)
    for(std::size_t k = 0; k < profile.size(); ++k)
    {
      const std::array<Vec3f, 4> p{corner(i, k), corner(i + 1, k), corner(i + 1, k + 1), corner(i, k + 1)};
      const Vec3f flat = (p[1] - p[0]).cross(p[3] - p[0]);
      const bool top = k == 1 || k == 2;
      const auto first = static_cast<std::uint32_t>(b.size());
      for(const Vec3f& q : p)
        b.add(q, top ? skullNormal(q.normalized()) : flat);
      b.triangle(first, first + 1, first + 2);
      b.triangle(first, first + 2, first + 3);
    }
  for(const bool last : {false, true})
  {
    const auto cap = static_cast<std::uint32_t>(b.size());
    const int i = last ? steps : 0;
    const Vec3f outwards = corner(i, 2) - corner(last ? i - 1 : i + 1, 2);
    for(std::size_t k = 0; k < profile.size(); ++k)
      b.add(corner(i, last ? profile.size() - 1 - k : k), outwards);
    b.fan(cap, static_cast<int>(profile.size()));
  }
}

} // namespace

MeshData head(const Mat4f& base, float detail)
{
  using enum Surface;
  Part p(base, detail);
  MeshBuilder& b = p.builder();
  p.at({0, 0, 0});
  addSkull(b);
  for(const float side : {-1.f, 1.f})
  {
    // Eyes: a ring of light around a dark middle.
    const Vec3f eye(side * 0.40f, 1, 0.06f);
    if(p.shows(2))
      addDisc(b, eye, 0.215f, 0.215f,
              {{1, 0.0007f, Grey}, {0.86f, 0.0008f, Eye}, {0.50f, 0.0006f, Dark}}, 14);
    else
      addDisc(b, eye, 0.20f, 0.20f, {{1, 0.001f, Eye}}, 6);
  }
  // Ears: a round cover in the team's colour, with a loudspeaker; each in one piece, from side to side.
  const Vec3f ear(0, -0.004f, 0.002f), turn(0, 90, 0);
  p.coin(Team, ear, turn, 0.0285f, 0.1250f, 18);
  if(p.shows(2))
  {
    p.coin(Shell, ear, turn, 0.0215f, 0.1295f, 14);
    p.coin(Grey, ear, turn, 0.0110f, 0.1310f, 8, false);
  }
  p.at({0, 0, 0});
  addStrip(b, Team, 58, 150, 0.34f, 0.0016f);
  if(p.shows(2))
  {
    addStrip(b, Grey, 70, 118, 0.15f, 0.0030f); // To be touched.
    addDisc(b, {0, 1, 0.62f}, 0.075f, 0.075f, {{1, 0.0009f, Dark}}, 10); // Cameras:
    addDisc(b, {0, 1, -0.50f}, 0.085f, 0.060f, {{1, 0.0009f, Dark}}, 10); // brow and mouth.
  }
  if(p.shows(1)) // The nape.
    p.coin(Dark, {0, -0.001f, -0.0535f}, upright, 0.026f, 0.014f, 10, false);
  return p.take();
}

} // namespace sparkwright::nao
