#include "viewer/models/SceneryMeshes.h"

#include "viewer/models/Part.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

using enum Surface;


Mat4f unit(float metres)
{
  return placed(Vec3f::Zero(), Vec3f::Zero(), Vec3f::Constant(1 / metres));
}

void addWheel(Part& p, const Vec3f& at, const Vec3f& degrees, float radius, float width)
{
  p.coin(Dark, at, degrees, radius, width, 24);
  p.coin(Grey, at, degrees, radius * 0.62f, width * 1.06f, 18, false);
  if(p.shows(2))
    p.coin(Shell, at, degrees, radius * 0.22f, width * 1.14f, 10, false);
}

MeshData wheel(float detail)
{
  Part p(Mat4f::Identity(), detail);
  const Vec3f turn(0, 90, 0);
  p.coin(Dark, Vec3f::Zero(), turn, 1, 0.62f, 32);
  p.coin(Own, Vec3f::Zero(), turn, 0.66f, 0.66f, 24, false);
  p.coin(Grey, Vec3f::Zero(), turn, 0.2f, 0.74f, 12, false);
  // Bolts show that it turns.
  if(p.shows(2))
    for(int i = 0; i < 5; ++i)
    {
      const float a = 2 * halfTurn * static_cast<float>(i) / 5;
      p.coin(Dark, {0, 0.42f * std::cos(a), 0.42f * std::sin(a)}, turn, 0.09f, 0.70f, 8, false);
    }
  return p.take();
}

MeshData simurosot(float detail)
{
  Part p(unit(0.075f), detail);
  constexpr float half = 0.0375f;
  p.at({0, 0, 0});
  p.skin({{-0.031f, 0.0290f, half, half, Dark},
          {-0.012f, 0.0290f, half, half, Grey},
          {-0.008f, 0.0330f, half, half, Shell},
          {0.027f, 0.0330f, half, half, Shell},
          {half, 0.0330f, half, half, Team}},
         {.edge = 0, .squareness = 14, .segments = 32, .least = 8});
  for(const float side : {-1.f, 1.f})
    addWheel(p, {side * 0.0330f, 0, -0.0155f}, {0, 90, 0}, 0.022f, 0.0085f);
  // The patches on top by which cameras know team and player.
  p.at({0, 0.012f, half});
  p.builder().setSurface(Number);
  const float w = 0.016f;
  p.builder().quad({-w, -w, 0.0004f}, {w, -w, 0.0004f}, {w, w, 0.0004f}, {-w, w, 0.0004f}, 1, 1);
  if(p.shows(2))
    p.coin(Dark, {0, -0.024f, half - 0.001f}, upright, 0.006f, 0.003f, 12, false);
  return p.take();
}

MeshData f2000(float detail)
{
  Part p(unit(0.5f), detail);
  p.at({0, 0, 0});
  p.skin({{0.055f, 0.215f, 0.215f, 0.215f, Dark},
          {0.090f, 0.240f, 0.240f, 0.240f, Grey},
          {0.100f, 0.248f, 0.248f, 0.248f, Shell},
          {0.240f, 0.245f, 0.245f, 0.245f, Team},
          {0.330f, 0.230f, 0.230f, 0.230f, Number},
          {0.520f, 0.170f, 0.170f, 0.170f, Team},
          {0.560f, 0.140f, 0.140f, 0.140f, Dark}},
         {.edge = 0.012f, .squareness = 2.3f, .segments = 32, .least = 8, .numberSize = 0.2f, .numberZ = 0.42f,
          .numberBehind = true});
  for(int i = 0; i < 3; ++i)
  {
    const float a = halfTurn * (2 * static_cast<float>(i) / 3 + 0.5f);
    addWheel(p, {-0.19f * std::cos(a), -0.19f * std::sin(a), 0.060f}, {0, 90, 90 + 120 * static_cast<float>(i)}, 0.060f,
             0.040f);
  }
  // A mirror above a camera sees all around.
  p.coin(Grey, {0, 0, 0.64f}, upright, 0.016f, 0.17f, 10, false);
  p.at({0, 0, 0});
  p.skin({{0.705f, 0.020f, 0.020f, 0.020f, Grey}, {0.770f, 0.080f, 0.080f, 0.080f, Dark},
          {0.790f, 0.080f, 0.080f, 0.080f, Dark}},
         {.edge = 0, .squareness = 2, .segments = 20});
  // What holds the ball.
  if(p.shows(2))
    for(const float side : {-1.f, 1.f})
    {
      p.at({side * 0.105f, 0.235f, 0.120f});
      p.builder().setSurface(Dark);
      p.builder().box({0.030f, 0.055f, 0.040f});
    }
  return p.take();
}

MeshData cornerFlag(float detail)
{
  constexpr float height = 1.5f, wide = 0.45f, high = 0.32f, pole = 0.0125f;
  Part p(unit(height), detail);
  p.coin(Shell, {0, 0, height / 2}, upright, pole, height, 10, false);
  p.at({0, 0, 0});
  MeshBuilder& b = p.builder();
  b.setSurface(Own);
  // Cloth in waves, seen from both sides.
  const int columns = std::max(b.corners(14, 3), 3);
  for(const float side : {-1.f, 1.f})
  {
    const auto first = static_cast<std::uint32_t>(b.size());
    for(const float z : {height - 0.02f - high, height - 0.02f})
      for(int j = 0; j <= columns; ++j)
      {
        const float s = static_cast<float>(side < 0 ? j : columns - j) / static_cast<float>(columns);
        const float phase = 2 * halfTurn * 1.4f * s, tall = 0.045f * s;
        const float slope = tall * std::cos(phase) * 2 * halfTurn * 1.4f / wide;
        b.add({pole + s * wide, tall * std::sin(phase), z - 0.05f * s * s}, Vec3f(-slope, 1, 0).normalized() * side, s,
              z > height / 1.2f ? 1 : 0);
      }
    b.grid(first, 1, columns);
  }
  return p.take();
}

MeshData soccerbotTorso(float detail)
{
  Part p(Mat4f::Identity(), detail);
  p.at({0, 0, 0});
  p.skin({{-1.0f, 0.78f, 0.86f, 0.90f, Grey},
          {-0.7f, 0.86f, 0.94f, 0.94f, Shell},
          {0.0f, 0.95f, 1.0f, 1.0f, Number},
          {0.45f, 1.0f, 1.0f, 1.0f, Team},
          {0.8f, 0.97f, 0.92f, 0.92f, Team},
          {1.0f, 0.84f, 0.76f, 0.76f, Team}},
         {.edge = 0, .squareness = 4.5f, .segments = 28, .least = 8, .numberSize = 0.8f, .numberZ = 0.1f,
          .numberBehind = true});
  return p.take();
}

} // namespace

std::optional<MeshData> sceneryMesh(std::string_view name, float detail)
{
  if(name == "simurosot")
    return simurosot(detail);
  if(name == "f2000")
    return f2000(detail);
  if(name == "wheel")
    return wheel(detail);
  if(name == "cornerflag")
    return cornerFlag(detail);
  if(name == "soccerbottorso")
    return soccerbotTorso(detail);
  return {};
}

} // namespace sparkwright
