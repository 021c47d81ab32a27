#include "viewer/models/ImportedMesh.h"

#include <array>
#include <cmath>
#include <cstring>
#include <unordered_map>

namespace sparkwright
{

namespace
{

constexpr std::size_t fewIndices = 600;

struct CellHash
{
  std::size_t operator()(const std::array<std::int32_t, 4>& c) const
  {
    std::size_t hash = 0;
    for(const std::int32_t part : c)
      hash = (hash ^ static_cast<std::uint32_t>(part)) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 32;
  }
};

using CellMap = std::unordered_map<std::array<std::int32_t, 4>, std::uint32_t, CellHash>;

std::int32_t cellOf(float x, float cell)
{
  return static_cast<std::int32_t>(std::clamp(std::floor(x / cell), -1e9f, 1e9f));
}

} // namespace

void setHulls(MeshData& mesh)
{
  CellMap places;
  std::vector<Vec3f> sums;
  std::vector<std::uint32_t> placeOf(mesh.vertices.size());
  for(std::size_t i = 0; i < mesh.vertices.size(); ++i)
  {
    std::array<std::int32_t, 4> key{};
    const Vec3f place = mesh.vertices[i].position + Vec3f::Zero(); // -0 becomes 0.
    std::memcpy(key.data(), place.data(), 3 * sizeof(float));
    const auto [found, fresh] = places.try_emplace(key, static_cast<std::uint32_t>(sums.size()));
    if(fresh)
      sums.push_back(Vec3f::Zero());
    placeOf[i] = found->second;
    sums[found->second] += mesh.vertices[i].normal;
  }
  for(std::size_t i = 0; i < mesh.vertices.size(); ++i)
  {
    const Vec3f& sum = sums[placeOf[i]];
    mesh.vertices[i].hull = sum.squaredNorm() > 1e-6f ? Vec3f(sum.normalized()) : mesh.vertices[i].normal;
  }
}

MeshData pieceOf(const Mesh& mesh, const Mesh::Group& group)
{
  constexpr std::uint32_t none = ~0u;
  MeshData piece;
  std::vector<std::uint32_t> fresh(mesh.positions.size(), none);
  piece.indices.reserve(group.count);
  for(std::uint32_t i = group.first; i < group.first + group.count; ++i)
  {
    const std::uint32_t old = mesh.indices[i];
    if(fresh[old] == none)
    {
      fresh[old] = static_cast<std::uint32_t>(piece.vertices.size());
      piece.vertices.push_back({mesh.positions[old], mesh.normals[old], mesh.normals[old], mesh.uv[old],
                                static_cast<float>(Surface::Own)});
    }
    piece.indices.push_back(fresh[old]);
  }
  setHulls(piece);
  return piece;
}

MeshData simplified(const MeshData& mesh, float cell)
{
  if(mesh.indices.size() <= fewIndices || !(cell > 0))
    return mesh;
  MeshData result;
  result.transparent = mesh.transparent;
  CellMap cells;
  std::vector<std::uint32_t> fresh(mesh.vertices.size());
  std::vector<float> weight;
  for(std::size_t i = 0; i < mesh.vertices.size(); ++i)
  {
    const MeshData::Vertex& v = mesh.vertices[i];
    // Sides of a thin plate do not melt into one: each octant of normals has vertices of its own.
    const int octant = (v.normal.x() > 0) | (v.normal.y() > 0) << 1 | (v.normal.z() > 0) << 2;
    const auto [found, isNew] = cells.try_emplace(
        {cellOf(v.position.x(), cell), cellOf(v.position.y(), cell), cellOf(v.position.z(), cell), octant},
        static_cast<std::uint32_t>(result.vertices.size()));
    fresh[i] = found->second;
    if(isNew)
    {
      result.vertices.push_back(v);
      weight.push_back(1);
      continue;
    }
    MeshData::Vertex& sum = result.vertices[found->second];
    sum.position += v.position;
    sum.normal += v.normal;
    ++weight[found->second];
  }
  for(std::size_t i = 0; i < result.vertices.size(); ++i)
  {
    MeshData::Vertex& v = result.vertices[i];
    v.position /= weight[i];
    v.normal = v.normal.squaredNorm() > 1e-12f ? Vec3f(v.normal.normalized()) : Vec3f(Vec3f::UnitZ());
  }
  for(std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
  {
    const std::uint32_t a = fresh[mesh.indices[i]], b = fresh[mesh.indices[i + 1]], c = fresh[mesh.indices[i + 2]];
    if(a != b && b != c && a != c)
      result.indices.insert(result.indices.end(), {a, b, c});
  }
  setHulls(result);
  return result;
}

} // namespace sparkwright
