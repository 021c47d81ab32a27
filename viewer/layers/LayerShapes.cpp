#include "viewer/layers/LayerShapes.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace sparkwright
{

namespace
{

constexpr float turn = static_cast<float>(2 * M_PI);

/// Point of a circle in the plane of two axes.
Vec3f round(int i, int of, const Vec3f& u, const Vec3f& v)
{
  const float a = turn * static_cast<float>(i) / static_cast<float>(of);
  return u * std::cos(a) + v * std::sin(a);
}

class Maker
{
public:
  /// @param fine  corners of round things; few for what is small and there are many of
  explicit Maker(int fine = 24) : corners(fine), rings(fine / 4) {}

  void vertex(const Vec3f& p, const Vec3f& normal, float half = 0) { made.vertices.push_back({p, half, normal}); }
  void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c)
  {
    made.indices.insert(made.indices.end(), {a, b, c});
  }
  std::uint32_t next() const { return static_cast<std::uint32_t>(made.vertices.size()); }
  void edge(const Vec3f& a, const Vec3f& b, float halfA = 0, float halfB = 0)
  {
    made.edges.push_back({{a.x(), a.y(), a.z(), halfA}, {b.x(), b.y(), b.z(), halfB}});
  }
  /// An arc of `count` of `of` pieces of a circle.
  void arc(const Vec3f& centre, const Vec3f& u, const Vec3f& v, int from, int count, int of, float half = 0)
  {
    for(int i = from; i < from + count; ++i)
      edge(centre + round(i, of, u, v), centre + round(i + 1, of, u, v), half, half);
  }
  /// Rows of `corners` + 1 vertices each, added before from `first`, from the bottom up.
  void grid(std::uint32_t first, int rows)
  {
    const auto width = static_cast<std::uint32_t>(corners) + 1;
    for(std::uint32_t r = 0; r < static_cast<std::uint32_t>(rows); ++r)
      for(std::uint32_t c = 0; c + 1 < width; ++c)
      {
        const std::uint32_t a = first + r * width + c, b = a + 1, d = a + width, e = d + 1;
        triangle(a, b, e);
        triangle(a, e, d);
      }
  }
  void disc(float z, float facing)
  {
    const std::uint32_t centre = next();
    vertex({0, 0, z}, {0, 0, facing});
    for(int i = 0; i <= corners; ++i)
      vertex(round(i, corners, Vec3f::UnitX(), Vec3f::UnitY()) + Vec3f(0, 0, z), {0, 0, facing});
    for(std::uint32_t i = 1; i <= static_cast<std::uint32_t>(corners); ++i)
      facing > 0 ? triangle(centre, centre + i, centre + i + 1) : triangle(centre, centre + i + 1, centre + i);
  }

  const int corners, rings;
  LayerGeometry made;
};

void makeBox(Maker& m)
{
  for(int axis = 0; axis < 3; ++axis)
    for(const float side : {-1.f, 1.f})
    {
      Vec3f n = Vec3f::Zero(), u = Vec3f::Zero();
      n[axis] = side;
      u[(axis + 1) % 3] = 1;
      const Vec3f v = n.cross(u);
      const std::uint32_t first = m.next();
      for(const auto& [s, t] : {std::pair(-1.f, -1.f), std::pair(1.f, -1.f), std::pair(1.f, 1.f), std::pair(-1.f, 1.f)})
        m.vertex((n + s * u + t * v) / 2, n);
      m.triangle(first, first + 1, first + 2);
      m.triangle(first, first + 2, first + 3);
      if(side > 0)
        continue;
      for(const float s : {-1.f, 1.f})
        for(const float t : {-1.f, 1.f})
        {
          const Vec3f corner = (s * u + t * v) / 2;
          m.edge(corner - n / 2, corner + n / 2);
        }
    }
}

/// @param apart  whether the halves can be moved apart
void makeSphere(Maker& m, bool apart)
{
  for(const float half : apart ? std::vector<float>{-1, 1} : std::vector<float>{0})
  {
    const int rows = half == 0 ? 2 * m.rings : m.rings;
    const std::uint32_t first = m.next();
    for(int r = 0; r <= rows; ++r)
    {
      const float up = (static_cast<float>(r) / static_cast<float>(m.rings) - (half > 0 ? 0 : 1)) * turn / 4;
      for(int c = 0; c <= m.corners; ++c)
      {
        const Vec3f p =
            std::cos(up) * round(c, m.corners, Vec3f::UnitX(), Vec3f::UnitY()) + std::sin(up) * Vec3f::UnitZ();
        m.vertex(p, p, half);
      }
    }
    m.grid(first, rows);
  }
  if(!apart)
  {
    for(int axis = 0; axis < 3; ++axis)
      m.arc(Vec3f::Zero(), Vec3f::Unit((axis + 1) % 3), Vec3f::Unit((axis + 2) % 3), 0, m.corners, m.corners);
    return;
  }
  const std::uint32_t wall = m.next();
  for(const float half : {-1.f, 1.f})
    for(int c = 0; c <= m.corners; ++c)
    {
      const Vec3f p = round(c, m.corners, Vec3f::UnitX(), Vec3f::UnitY());
      m.vertex(p, p, half);
    }
  m.grid(wall, 1);
  for(const float half : {-1.f, 1.f})
  {
    m.arc(Vec3f::Zero(), Vec3f::UnitX(), Vec3f::UnitY(), 0, m.corners, m.corners, half);
    for(int axis = 0; axis < 2; ++axis)
      m.arc(Vec3f::Zero(), Vec3f::Unit(axis), Vec3f::UnitZ() * half, 0, m.corners / 2, m.corners, half);
  }
  for(int i = 0; i < 4; ++i)
  {
    const Vec3f p = round(i, 4, Vec3f::UnitX(), Vec3f::UnitY());
    m.edge(p, p, -1, 1);
  }
}

/// @param top  radius at z = 1
void makeTube(Maker& m, float top)
{
  const std::uint32_t first = m.next();
  for(const float z : {0.f, 1.f})
    for(int c = 0; c <= m.corners; ++c)
    {
      const Vec3f out = round(c, m.corners, Vec3f::UnitX(), Vec3f::UnitY());
      m.vertex(out * (z > 0 ? top : 1) + Vec3f(0, 0, z), (out + Vec3f(0, 0, 1 - top)).normalized());
    }
  m.grid(first, 1);
  m.disc(0, -1);
  m.arc(Vec3f::Zero(), Vec3f::UnitX(), Vec3f::UnitY(), 0, m.corners, m.corners);
  if(top > 0)
  {
    m.disc(1, 1);
    m.arc(Vec3f::UnitZ(), Vec3f::UnitX() * top, Vec3f::UnitY() * top, 0, m.corners, m.corners);
  }
  for(int i = 0; i < 4; ++i)
  {
    const Vec3f p = round(i, 4, Vec3f::UnitX(), Vec3f::UnitY());
    m.edge(p, p * top + Vec3f::UnitZ());
  }
}

} // namespace

LayerGeometry layerGeometry(LayerShape shape)
{
  const bool small = shape == LayerShape::Dot || shape == LayerShape::Cylinder || shape == LayerShape::Cone;
  Maker m(small ? 8 : 24);
  switch(shape)
  {
  case LayerShape::Segment: m.edge(Vec3f::Zero(), Vec3f::UnitZ()); break;
  case LayerShape::Box: makeBox(m); break;
  case LayerShape::Sphere:
  case LayerShape::Dot: makeSphere(m, false); break;
  case LayerShape::Capsule: makeSphere(m, true); break;
  case LayerShape::Cylinder: makeTube(m, 1); break;
  case LayerShape::Cone: makeTube(m, 0); break;
  case LayerShape::Disc:
    m.disc(0, 1);
    m.arc(Vec3f::Zero(), Vec3f::UnitX(), Vec3f::UnitY(), 0, m.corners, m.corners);
    break;
  case LayerShape::Triangle:
    for(const Vec3f& p : {Vec3f(0, 0, 0), Vec3f(1, 0, 0), Vec3f(0, 1, 0)})
      m.vertex(p, Vec3f::UnitZ());
    m.triangle(0, 1, 2);
    m.edge(Vec3f::Zero(), Vec3f::UnitX());
    m.edge(Vec3f::UnitX(), Vec3f::UnitY());
    m.edge(Vec3f::UnitY(), Vec3f::Zero());
    break;
  case LayerShape::Count: break;
  }
  return std::move(m.made);
}

namespace
{

/// Of each vertex, the mean normal of the faces around it, larger ones weighing more; zero where there is none.
std::vector<Vec3f> roundNormals(const PhysicsStructure::Mesh& mesh)
{
  const std::size_t count = mesh.vertices.size();
  std::vector<Vec3f> normals(count, Vec3f::Zero());
  for(std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
  {
    const std::array<std::uint32_t, 3> corner{mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]};
    if(std::ranges::any_of(corner, [&](std::uint32_t c) { return c >= count || !mesh.vertices[c].allFinite(); }))
      continue;
    const Vec3f across = (mesh.vertices[corner[1]] - mesh.vertices[corner[0]])
                             .cross(mesh.vertices[corner[2]] - mesh.vertices[corner[0]]);
    for(const std::uint32_t each : corner)
      normals[each] += across;
  }
  for(Vec3f& normal : normals)
    normal = normal.squaredNorm() > 0 ? Vec3f(normal.normalized()) : Vec3f(Vec3f::Zero());
  return normals;
}

} // namespace

LayerGeometry layerGeometry(const PhysicsStructure::Mesh& mesh, std::size_t mostEdges)
{
  Maker m;
  std::unordered_set<std::uint64_t> known;
  const std::size_t count = mesh.vertices.size();
  const std::vector<Vec3f> round = roundNormals(mesh);
  for(std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
  {
    const std::array<std::uint32_t, 3> corner{mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]};
    if(std::ranges::any_of(corner, [&](std::uint32_t c) { return c >= count || !mesh.vertices[c].allFinite(); }))
      continue;
    const Vec3f &a = mesh.vertices[corner[0]], &b = mesh.vertices[corner[1]], &c = mesh.vertices[corner[2]];
    const Vec3f across = (b - a).cross(c - a);
    if(!(across.squaredNorm() > 0))
      continue;
    const std::uint32_t first = m.next();
    for(const std::uint32_t each : corner)
    {
      // Round where faces meet in a flat angle, else with an edge.
      constexpr float flat = 0.8f;
      const Vec3f face = across.normalized();
      m.vertex(mesh.vertices[each], face.dot(round[each]) > flat ? round[each] : face);
    }
    m.triangle(first, first + 1, first + 2);
    for(std::size_t k = 0; k < 3 && m.made.edges.size() < mostEdges; ++k)
    {
      const std::uint64_t low = std::min(corner[k], corner[(k + 1) % 3]),
                          high = std::max(corner[k], corner[(k + 1) % 3]);
      if(known.insert(low << 32 | high).second)
        m.edge(mesh.vertices[corner[k]], mesh.vertices[corner[(k + 1) % 3]]);
    }
  }
  return std::move(m.made);
}

} // namespace sparkwright
