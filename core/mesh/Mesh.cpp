#include "core/mesh/Mesh.h"

#include "core/mesh/MeshTexts.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cstring>
#include <unordered_map>

namespace sparkwright
{

namespace
{

constexpr float smoothCosine = 0.7f; ///< Faces that meet at less than 45° share their normals.
constexpr std::size_t mostAround = 48; ///< So many faces at one point are looked at; with more, each keeps its own.

std::uint64_t hashed(std::uint64_t hash, const void* data, std::size_t bytes)
{
  const auto* at = static_cast<const unsigned char*>(data);
  for(; bytes >= 8; bytes -= 8, at += 8)
  {
    std::uint64_t word;
    std::memcpy(&word, at, 8);
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 29;
  }
  for(; bytes > 0; --bytes, ++at)
    hash = (hash ^ *at) * 0x100000001b3u;
  return hash;
}

std::uint64_t fingerprintOf(const Mesh& mesh)
{
  std::uint64_t hash = 0xcbf29ce484222325u;
  hash = hashed(hash, mesh.positions.data(), mesh.positions.size() * sizeof(Vec3f));
  hash = hashed(hash, mesh.normals.data(), mesh.normals.size() * sizeof(Vec3f));
  hash = hashed(hash, mesh.uv.data(), mesh.uv.size() * sizeof(mesh.uv[0]));
  hash = hashed(hash, mesh.indices.data(), mesh.indices.size() * sizeof(std::uint32_t));
  for(const Mesh::Group& group : mesh.groups)
  {
    hash = hashed(hash, group.material.data(), group.material.size());
    hash = hashed(hash, &group.first, sizeof group.first);
  }
  return hash;
}

struct PlaceHash
{
  std::size_t operator()(const std::array<float, 3>& p) const
  {
    return static_cast<std::size_t>(hashed(0, p.data(), sizeof p));
  }
};

} // namespace

std::vector<std::string> Mesh::materials() const
{
  std::vector<std::string> names;
  for(const Group& group : groups)
    names.push_back(group.material);
  return names;
}

std::size_t MeshDraft::triangleCount() const
{
  std::size_t count = 0;
  for(const auto& [material, indices] : triangles)
    count += indices.size() / 3;
  return count;
}

bool MeshDraft::isSound(LocalText& problem) const
{
  const std::size_t count = triangleCount();
  if(count == 0)
    problem = meshText("mesh.noTriangles");
  else if(positions.size() > mostVertices || count > mostTriangles)
    problem = meshText("mesh.tooLarge", positions.size(), count, mostVertices);
  else if((!normals.empty() && normals.size() != positions.size()) || (!uv.empty() && uv.size() != positions.size()))
    problem = meshText("mesh.incomplete");
  const auto isPlace = [](const Vec3f& p) { return (p.array().abs() <= farthest).all(); };
  if(problem.empty() && !std::ranges::all_of(positions, isPlace))
    problem = meshText("mesh.noPlaces");
  for(const auto& [material, indices] : triangles)
    if(problem.empty() && (indices.size() % 3 != 0 ||
                           !std::ranges::all_of(indices, [this](std::uint32_t i) { return i < positions.size(); })))
      problem = meshText("mesh.noVertices");
  return problem.empty();
}

/// @return whether nothing was missing
bool MeshDraft::completeNormals()
{
  normals.resize(positions.size(), Vec3f::Zero());
  for(Vec3f& n : normals)
  {
    const float length = n.norm();
    n = length > 1e-12f && std::isfinite(length) ? Vec3f(n / length) : Vec3f(Vec3f::Zero());
  }
  const auto lacks = [this](std::uint32_t i) { return normals[i].isZero(0); };

  // Corners without a normal become vertices of their own, with the mean of the faces around that bend little.
  struct Corner
  {
    std::uint32_t* index;
    Vec3f face; ///< Normal, as long as the area.
  };
  std::vector<Corner> corners;
  for(auto& [material, indices] : triangles)
    for(std::size_t i = 0; i + 2 < indices.size(); i += 3)
      if(lacks(indices[i]) || lacks(indices[i + 1]) || lacks(indices[i + 2]))
      {
        const Vec3f &a = positions[indices[i]], &b = positions[indices[i + 1]], &c = positions[indices[i + 2]];
        const Vec3f face = (b - a).cross(c - a);
        for(std::size_t k = 0; k < 3; ++k)
          if(lacks(indices[i + k]))
            corners.push_back({&indices[i + k], face});
      }
  if(corners.empty())
    return true;

  std::unordered_map<std::array<float, 3>, std::vector<std::uint32_t>, PlaceHash> around;
  for(std::uint32_t c = 0; c < corners.size(); ++c)
  {
    const Vec3f& p = positions[*corners[c].index];
    around[{p.x() + 0.f, p.y() + 0.f, p.z() + 0.f}].push_back(c);
  }
  const bool textured = !uv.empty();
  for(auto& [place, here] : around)
  {
    std::vector<std::array<std::uint32_t, 2>> made; // Old vertex, new vertex.
    for(const std::uint32_t c : here)
    {
      const Vec3f& own = corners[c].face;
      Vec3f sum = own;
      if(here.size() <= mostAround)
        for(const std::uint32_t other : here)
        {
          const Vec3f& face = corners[other].face;
          if(other != c && own.dot(face) > smoothCosine * own.norm() * face.norm())
            sum += face;
        }
      const float length = sum.norm();
      const Vec3f normal = length > 0 && std::isfinite(length) ? Vec3f(sum / length) : Vec3f(Vec3f::UnitZ());
      const std::uint32_t old = *corners[c].index;
      const auto same = here.size() > mostAround ? made.end() : std::ranges::find_if(made, [&](const auto& pair) {
        return pair[0] == old && (normals[pair[1]] - normal).squaredNorm() < 1e-8f;
      });
      if(same != made.end())
      {
        *corners[c].index = (*same)[1];
        continue;
      }
      const auto fresh = static_cast<std::uint32_t>(positions.size());
      positions.push_back(positions[old]);
      normals.push_back(normal);
      if(textured)
        uv.push_back(uv[old]);
      made.push_back({old, fresh});
      *corners[c].index = fresh;
    }
  }
  return false;
}

MeshPtr MeshDraft::finish(LocalText& problem) &&
{
  problem = {};
  if(!isSound(problem))
    return nullptr;
  auto mesh = std::make_shared<Mesh>();
  mesh->hadNormals = completeNormals();
  uv.resize(positions.size(), {0, 0});
  for(auto& pair : uv)
    if(!std::isfinite(pair[0]) || !std::isfinite(pair[1]))
      pair = {0, 0};
  mesh->positions = std::move(positions);
  mesh->normals = std::move(normals);
  mesh->uv = std::move(uv);
  for(const auto& [material, indices] : triangles)
    if(!indices.empty())
    {
      mesh->groups.push_back({material, static_cast<std::uint32_t>(mesh->indices.size()),
                              static_cast<std::uint32_t>(indices.size())});
      mesh->indices.insert(mesh->indices.end(), indices.begin(), indices.end());
    }
  mesh->low = mesh->high = mesh->positions[mesh->indices[0]];
  for(const std::uint32_t i : mesh->indices)
  {
    mesh->low = mesh->low.cwiseMin(mesh->positions[i]);
    mesh->high = mesh->high.cwiseMax(mesh->positions[i]);
  }
  mesh->fingerprint = fingerprintOf(*mesh);
  return mesh;
}

} // namespace sparkwright
