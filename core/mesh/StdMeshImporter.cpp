#include "core/mesh/StdMeshImporter.h"

#include "core/mesh/MeshTexts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int segments = 24;
constexpr float pi = static_cast<float>(M_PI);

/// A point of a surface that turns around z: the outline's radius and height, and its normal in the same plane.
struct Ring
{
  float radius, z;
  float outwards, up;
};

class Lathe
{
public:
  /// Joins the rings, from the lowest to the highest, by bands of triangles.
  void turn(const std::vector<Ring>& rings)
  {
    const auto first = static_cast<std::uint32_t>(draft_.positions.size());
    for(const Ring& ring : rings)
      for(int j = 0; j <= segments; ++j)
      {
        const float a = 2 * pi * static_cast<float>(j) / segments;
        const float x = std::cos(a), y = std::sin(a);
        add({ring.radius * x, ring.radius * y, ring.z}, {ring.outwards * x, ring.outwards * y, ring.up},
            {static_cast<float>(j) / segments, static_cast<float>(&ring - rings.data()) /
                                                   static_cast<float>(rings.size() - 1)});
      }
    constexpr std::uint32_t stride = segments + 1;
    for(std::uint32_t i = 0; i + 1 < rings.size(); ++i)
      for(std::uint32_t j = 0; j < segments; ++j)
      {
        const std::uint32_t a = first + i * stride + j;
        if(rings[i].radius > 0)
          triangle(a, a + 1, a + stride + 1);
        if(rings[i + 1].radius > 0)
          triangle(a, a + stride + 1, a + stride);
      }
  }

  void box()
  {
    for(int axis = 0; axis < 3; ++axis)
      for(const float side : {-0.5f, 0.5f})
      {
        const auto first = static_cast<std::uint32_t>(draft_.positions.size());
        Vec3f normal = Vec3f::Zero();
        normal[axis] = side > 0 ? 1 : -1;
        for(const auto& [u, v] : {std::pair{0.f, 0.f}, {1.f, 0.f}, {1.f, 1.f}, {0.f, 1.f}})
        {
          Vec3f p;
          p[axis] = side;
          p[(axis + 1) % 3] = (u - 0.5f) * (side > 0 ? 1.f : -1.f);
          p[(axis + 2) % 3] = v - 0.5f;
          add(p, normal, {u, v});
        }
        triangle(first, first + 1, first + 2);
        triangle(first, first + 2, first + 3);
      }
  }

  MeshDraft take() { return std::move(draft_); }

private:
  void add(const Vec3f& position, const Vec3f& normal, const std::array<float, 2>& uv)
  {
    draft_.positions.push_back(position);
    draft_.normals.push_back(normal);
    draft_.uv.push_back(uv);
  }
  void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c)
  {
    auto& indices = draft_.triangles["default"];
    indices.insert(indices.end(), {a, b, c});
  }

  MeshDraft draft_;
};

/// A quarter of a circle, from the bottom (-1) or up to the top (1).
void addCap(std::vector<Ring>& rings, float radius, float middle, int side)
{
  constexpr int steps = 6;
  for(int i = 0; i <= steps; ++i)
  {
    const float a = pi / 2 * static_cast<float>(side < 0 ? i - steps : i) / steps;
    const bool pole = i == (side < 0 ? 0 : steps);
    rings.push_back(
        {pole ? 0 : radius * std::cos(a), middle + radius * std::sin(a), pole ? 0 : std::cos(a), std::sin(a)});
  }
}

/// Corners of each side are its own, so that edges are sharp.
MeshDraft trianglePrism(std::array<float, 6> p)
{
  const float turn = (p[2] - p[0]) * (p[5] - p[1]) - (p[4] - p[0]) * (p[3] - p[1]);
  if(turn < 0) // Clockwise.
  {
    std::swap(p[2], p[4]);
    std::swap(p[3], p[5]);
  }
  MeshDraft draft;
  std::vector<std::uint32_t>& triangles = draft.triangles["default"];
  const auto add = [&](std::initializer_list<Vec3f> corners)
  {
    const auto first = static_cast<std::uint32_t>(draft.positions.size());
    draft.positions.insert(draft.positions.end(), corners);
    for(std::uint32_t i = 2; i < corners.size(); ++i)
      triangles.insert(triangles.end(), {first, first + i - 1, first + i});
  };
  const auto corner = [&p](std::size_t i, float z) { return Vec3f(p[2 * i], p[2 * i + 1], z); };
  add({corner(0, 0.5f), corner(1, 0.5f), corner(2, 0.5f)});
  add({corner(2, -0.5f), corner(1, -0.5f), corner(0, -0.5f)});
  for(const std::size_t i : {0u, 1u, 2u})
  {
    const std::size_t next = (i + 1) % 3;
    add({corner(i, -0.5f), corner(next, -0.5f), corner(next, 0.5f), corner(i, 0.5f)});
  }
  return draft;
}

MeshImporter::Content importPrism(std::span<const float> parameters)
{
  std::array<float, 6> corners{0, 0, 1, 0, 0, 1};
  if(parameters.size() == corners.size())
    std::ranges::copy(parameters, corners.begin());
  MeshImporter::Content content;
  content.mesh = trianglePrism(corners).finish(content.problem);
  return content;
}

} // namespace

bool StdMeshImporter::reads(std::string_view name) const
{
  return name == "StdUnitBox" || name == "StdUnitSphere" || name == "StdUnitCylinder" || name == "StdCapsule" ||
         name == "TrianglePrism";
}

std::optional<MeshImporter::Outline> StdMeshImporter::outline(const Request&) const
{
  return Outline{true, {}, {}, false, {}}; // They bring no materials: the node has its own.
}

MeshImporter::Content StdMeshImporter::import(const Request& request) const
{
  if(request.name == "TrianglePrism")
    return importPrism(request.parameters);
  const auto parameter = [&](std::size_t i) { return i < request.parameters.size() ? request.parameters[i] : 1.f; };
  const float radius = parameter(0), length = parameter(1);
  Content content;
  if(!(radius > 0) || !(length >= 0) || !(radius <= MeshDraft::farthest) || !(length <= MeshDraft::farthest))
  {
    content.problem = meshText("mesh.shape");
    return content;
  }
  Lathe lathe;
  if(request.name == "StdUnitBox")
    lathe.box();
  else if(request.name == "StdUnitCylinder")
  {
    const float h = length / 2;
    lathe.turn({{0, -h, 0, -1}, {radius, -h, 0, -1}});
    lathe.turn({{radius, -h, 1, 0}, {radius, h, 1, 0}});
    lathe.turn({{radius, h, 0, 1}, {0, h, 0, 1}});
  }
  else
  {
    const bool sphere = request.name == "StdUnitSphere";
    std::vector<Ring> rings;
    addCap(rings, sphere ? 1 : radius, sphere ? 0 : -length / 2, -1);
    if(sphere)
      rings.pop_back();
    addCap(rings, sphere ? 1 : radius, sphere ? 0 : length / 2, 1);
    lathe.turn(rings);
  }
  content.mesh = lathe.take().finish(content.problem);
  return content;
}

} // namespace sparkwright
