#include "core/game/f2000/nodes/PrismMeshes.h"

#include <array>
#include <utility>

namespace sparkwright::f2000
{

MeshImporter::Content PrismMeshes::import(const Request& request) const
{
  constexpr std::size_t numbers = 6;
  std::array<float, numbers> p{0, 0, 1, 0, 0, 1};
  if(request.parameters.size() == numbers)
    std::copy(request.parameters.begin(), request.parameters.end(), p.begin());
  const float turn = (p[2] - p[0]) * (p[5] - p[1]) - (p[4] - p[0]) * (p[3] - p[1]);
  if(turn < 0) // Clockwise.
  {
    std::swap(p[2], p[4]);
    std::swap(p[3], p[5]);
  }
  MeshDraft draft;
  std::vector<std::uint32_t>& triangles = draft.triangles[""];
  // Corners of each side are its own, so that edges are sharp.
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
  Content content;
  content.mesh = std::move(draft).finish(content.problem);
  return content;
}

} // namespace sparkwright::f2000
