#include "viewer/models/MeshData.h"

#include <Eigen/Geometry>
#include <Eigen/LU>

#include <algorithm>
#include <cmath>
#include <map>

namespace sparkwright
{

float MeshData::radius() const
{
  float squared = 0;
  for(const Vertex& v : vertices)
    squared = std::max(squared, v.position.squaredNorm());
  return std::sqrt(squared);
}

Mat4f placed(const Vec3f& at, const Vec3f& degrees, const Vec3f& scale)
{
  const Vec3f r = degrees * (halfTurn / 180);
  Eigen::Affine3f m = Eigen::Translation3f(at) * Eigen::AngleAxisf(r.x(), Vec3f::UnitX()) *
                      Eigen::AngleAxisf(r.y(), Vec3f::UnitY()) * Eigen::AngleAxisf(r.z(), Vec3f::UnitZ());
  m.scale(scale);
  return m.matrix();
}

int MeshBuilder::corners(int full, int least) const
{
  return std::max(static_cast<int>(std::lround(static_cast<float>(full) * detail_)), std::min(least, full));
}

void MeshBuilder::setTransform(const Mat4f& transform)
{
  transform_ = transform;
  const Mat3f linear = transform.topLeftCorner<3, 3>();
  normalTransform_ = linear.inverse().transpose();
  mirrored_ = linear.determinant() < 0;
}

std::uint32_t MeshBuilder::add(const Vec3f& position, const Vec3f& normal, float u, float v)
{
  MeshData::Vertex vertex;
  vertex.position = (transform_ * position.homogeneous()).head<3>();
  vertex.normal = (normalTransform_ * normal).normalized();
  vertex.hull = vertex.normal;
  vertex.uv = {u, v};
  vertex.surface = static_cast<float>(surface_);
  mesh_.vertices.push_back(vertex);
  return static_cast<std::uint32_t>(mesh_.vertices.size() - 1);
}

void MeshBuilder::triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c)
{
  const Vec3f &p = mesh_.vertices[a].position, ab = mesh_.vertices[b].position - p, ac = mesh_.vertices[c].position - p;
  if(ab.cross(ac).norm() <= 1e-5f * std::max(ab.squaredNorm(), ac.squaredNorm()))
    return;
  if(mirrored_)
    std::swap(b, c);
  mesh_.indices.insert(mesh_.indices.end(), {a, b, c});
}

void MeshBuilder::grid(std::uint32_t first, int rows, int columns)
{
  const std::uint32_t stride = static_cast<std::uint32_t>(columns) + 1;
  for(std::uint32_t i = 0; i < static_cast<std::uint32_t>(rows); ++i)
    for(std::uint32_t j = 0; j < static_cast<std::uint32_t>(columns); ++j)
    {
      const std::uint32_t a = first + i * stride + j;
      triangle(a, a + 1, a + stride + 1);
      triangle(a, a + stride + 1, a + stride);
    }
}

void MeshBuilder::quad(const Vec3f& a, const Vec3f& b, const Vec3f& c, const Vec3f& d, float uLength, float vLength)
{
  const Vec3f normal = (b - a).cross(d - a);
  const std::uint32_t i = add(a, normal, 0, 0);
  add(b, normal, uLength, 0);
  add(c, normal, uLength, vLength);
  add(d, normal, 0, vLength);
  triangle(i, i + 1, i + 2);
  triangle(i, i + 2, i + 3);
}

void MeshBuilder::box(const Vec3f& size)
{
  const Vec3f h = size / 2;
  for(int axis = 0; axis < 3; ++axis)
    for(const float sign : {-1.f, 1.f})
    {
      const int u = (axis + 1) % 3, v = (axis + 2) % 3;
      const auto corner = [&](float su, float sv)
      {
        Vec3f p;
        p[axis] = sign * h[axis];
        p[u] = sign * su * h[u];
        p[v] = sv * h[v];
        return p;
      };
      quad(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), size[u], size[v]);
    }
}

void MeshBuilder::ellipsoid(const Vec3f& radii, int segments, int rings)
{
  segments = corners(segments, 6);
  rings = corners(rings, 4);
  const std::uint32_t first = static_cast<std::uint32_t>(mesh_.vertices.size());
  for(int i = 0; i <= rings; ++i)
  {
    const float latitude = halfTurn * (static_cast<float>(i) / static_cast<float>(rings) - 0.5f);
    for(int j = 0; j <= segments; ++j)
    {
      const float longitude = 2 * halfTurn * static_cast<float>(j) / static_cast<float>(segments);
      const Vec3f n(std::cos(latitude) * std::cos(longitude), std::cos(latitude) * std::sin(longitude),
                    std::sin(latitude));
      add(n.cwiseProduct(radii), n.cwiseQuotient(radii), static_cast<float>(j) / static_cast<float>(segments),
          static_cast<float>(i) / static_cast<float>(rings));
    }
  }
  grid(first, rings, segments);
}

void MeshBuilder::cylinder(float radius, float length, int segments)
{
  segments = corners(segments, 6);
  const float h = length / 2;
  const std::uint32_t side = static_cast<std::uint32_t>(mesh_.vertices.size());
  const auto around = [&](int j)
  {
    const float a = 2 * halfTurn * static_cast<float>(j) / static_cast<float>(segments);
    return Vec3f(std::cos(a), std::sin(a), 0);
  };
  for(const float z : {-h, h})
    for(int j = 0; j <= segments; ++j)
      add(around(j) * radius + Vec3f(0, 0, z), around(j), static_cast<float>(j) / static_cast<float>(segments),
          z > 0 ? 1 : 0);
  grid(side, 1, segments);
  for(const float z : {-h, h})
  {
    const Vec3f normal(0, 0, z);
    const std::uint32_t centre = add(normal, Vec3f::UnitZ() * z);
    for(int j = 0; j <= segments; ++j)
      add(around(j) * radius + normal, Vec3f::UnitZ() * z);
    for(std::uint32_t j = 1; j <= static_cast<std::uint32_t>(segments); ++j)
      if(z > 0)
        triangle(centre, centre + j, centre + j + 1);
      else
        triangle(centre, centre + j + 1, centre + j);
  }
}

void MeshBuilder::capsule(float radius, float length, int segments, int rings)
{
  const std::uint32_t first = static_cast<std::uint32_t>(mesh_.vertices.size());
  segments = corners(segments, 5);
  const int cap = corners(rings, 2);
  for(int i = 0; i <= 2 * cap + 1; ++i)
  {
    const bool upper = i > cap;
    const float latitude = halfTurn / 2 * (static_cast<float>(upper ? i - 1 : i) / static_cast<float>(cap) - 1);
    const float offset = upper ? length / 2 : -length / 2;
    for(int j = 0; j <= segments; ++j)
    {
      const float a = 2 * halfTurn * static_cast<float>(j) / static_cast<float>(segments);
      const Vec3f n(std::cos(latitude) * std::cos(a), std::cos(latitude) * std::sin(a), std::sin(latitude));
      add(n * radius + Vec3f(0, 0, offset), n, static_cast<float>(j) / static_cast<float>(segments),
          static_cast<float>(i) / static_cast<float>(2 * cap + 1));
    }
  }
  grid(first, 2 * cap + 1, segments);
}

void MeshBuilder::fan(std::uint32_t first, int count)
{
  // A zigzag: its triangles are less thin than those of a fan would be.
  std::uint32_t low = first, high = first + static_cast<std::uint32_t>(count) - 1;
  for(bool lower = true; high - low > 1; lower = !lower)
    if(lower)
    {
      triangle(low, low + 1, high);
      ++low;
    }
    else
    {
      triangle(low, high - 1, high);
      --high;
    }
}

MeshData MeshBuilder::take()
{
  // Vertices at one place share a hull direction, or outlines would gape at edges.
  std::map<std::array<int, 3>, Vec3f> sums;
  const auto key = [](const Vec3f& p)
  {
    return std::array<int, 3>{static_cast<int>(std::lround(p.x() * 1e4f)), static_cast<int>(std::lround(p.y() * 1e4f)),
                              static_cast<int>(std::lround(p.z() * 1e4f))};
  };
  for(const MeshData::Vertex& v : mesh_.vertices)
    sums.try_emplace(key(v.position), Vec3f::Zero()).first->second += v.normal;
  for(MeshData::Vertex& v : mesh_.vertices)
  {
    const Vec3f& sum = sums.at(key(v.position));
    if(sum.squaredNorm() > 1e-6f)
      v.hull = sum.normalized();
  }
  MeshData result = std::move(mesh_);
  *this = MeshBuilder(detail_);
  return result;
}

} // namespace sparkwright
