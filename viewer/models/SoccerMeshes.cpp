#include "viewer/models/SoccerMeshes.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

MeshData goalMesh(const Vec3f& scale, float detail)
{
  // Scale is inner size plus 8 cm each; posts and bar are 4 cm thick and stand just outside the inner size.
  const Vec3f size = scale.cwiseAbs().cwiseMax(0.2f);
  constexpr float post = 0.02f, rod = 0.011f;
  const float x = size.x() / 2 - post, top = size.y() - 0.06f, back = -(size.z() - 0.1f);
  const Mat4f base = placed(Vec3f::Zero(), Vec3f::Zero(), size.cwiseInverse());

  MeshBuilder b(detail);
  const auto bar = [&](const Vec3f& from, const Vec3f& to, float radius, Surface surface)
  {
    const Vec3f middle = (from + to) / 2, along = to - from;
    const Vec3f turn = std::abs(along.x()) > 1e-4f ? Vec3f(0, 90, 0)
                       : std::abs(along.y()) > 1e-4f ? Vec3f(90, 0, 0)
                                                     : Vec3f::Zero();
    b.setTransform(base * placed(middle, turn));
    b.setSurface(surface);
    b.capsule(radius, along.norm(), 14, 2);
  };
  for(const float side : {-x, x})
  {
    bar({side, 0, -post}, {side, top, -post}, post, Surface::Own);
    bar({side, 0, back}, {side, top, back}, rod, Surface::Grey);
    bar({side, rod, back}, {side, rod, -post}, rod, Surface::Grey);
    bar({side, top, back}, {side, top, -post}, rod, Surface::Grey);
  }
  bar({-x, top, -post}, {x, top, -post}, post, Surface::Own);
  bar({-x, rod, back}, {x, rod, back}, rod, Surface::Grey);
  bar({-x, top, back}, {x, top, back}, rod, Surface::Grey);

  // The net: seen from both sides, so each panel twice.
  b.setTransform(base);
  b.setSurface(Surface::Net);
  const float depth = -post - back;
  const auto panel = [&](const Vec3f& p, const Vec3f& u, const Vec3f& v, const Vec3f& belly)
  {
    const int columns = b.corners(8, 2), rows = b.corners(4, 2);
    const float wide = u.norm(), high = v.norm();
    const auto at = [&](float s, float t) { return Vec3f(p + s * u + t * v + 16 * s * (1 - s) * t * (1 - t) * belly); };
    for(const float side : {1.f, -1.f})
    {
      const auto first = static_cast<std::uint32_t>(b.size());
      for(int i = 0; i <= rows; ++i)
        for(int j = 0; j <= columns; ++j)
        {
          const float s = static_cast<float>(side > 0 ? j : columns - j) / static_cast<float>(columns);
          const float t = static_cast<float>(i) / static_cast<float>(rows);
          b.add(at(s, t), side * u.cross(v), s * wide, t * high);
        }
      b.grid(first, rows, columns);
    }
  };
  // Nets hang: the roof sags, the walls belly out.
  const float sag = std::min(0.045f, 0.06f * size.z());
  panel({-x, 0, back}, {2 * x, 0, 0}, {0, top, 0}, {0, 0, -0.5f * sag});
  panel({-x, top, back}, {2 * x, 0, 0}, {0, 0, depth}, {0, -sag, 0});
  for(const float side : {-1.f, 1.f})
    panel({side * x, 0, back}, {0, 0, depth}, {0, top, 0}, {side * 0.4f * sag, 0, 0});
  MeshData mesh = b.take();
  mesh.transparent = true;
  return mesh;
}

MeshData ballMesh(float detail)
{
  MeshBuilder b(detail);
  b.setSurface(Surface::Ball);
  b.ellipsoid(Vec3f::Ones(), 32, 20);
  return b.take();
}

} // namespace sparkwright
