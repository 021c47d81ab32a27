#include "core/design/MeshSolid.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

namespace sparkwright::design
{

namespace
{

using Eigen::Matrix3d;
using Eigen::Vector3d;

Vector3d vertexOf(const TriangleList& triangles, std::size_t index)
{
  return Eigen::Map<const Vector3d>(&triangles.vertices[3 * index]);
}

std::uint64_t mixed(std::uint64_t x)
{
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

/// Equal for equal places.
std::uint64_t placeHash(const TriangleList& triangles, std::size_t index)
{
  std::uint64_t hash = 0;
  for(std::size_t i = 0; i < 3; ++i)
    hash = mixed(hash + std::bit_cast<std::uint64_t>(triangles.vertices[3 * index + i] + 0.0)); // -0 is 0.
  return hash;
}

/// Sums a number for each edge, with opposite signs for opposite directions: not 0 if edges are left over. Needs no
/// memory, since meshes may be large; 0 for an open mesh happens once in 2^64 times.
bool everyEdgeHasItsOpposite(const TriangleList& triangles)
{
  std::uint64_t sum = 0;
  for(std::size_t i = 0; i + 2 < triangles.indices.size(); i += 3)
  {
    std::uint64_t corner[3];
    for(std::size_t k = 0; k < 3; ++k)
      corner[k] = placeHash(triangles, triangles.indices[i + k]);
    for(std::size_t k = 0; k < 3; ++k)
    {
      const std::uint64_t from = corner[k], to = corner[(k + 1) % 3];
      const std::uint64_t edge = mixed(std::min(from, to) * 3 + std::max(from, to));
      sum += from < to ? edge : from > to ? 0 - edge : 0;
    }
  }
  return sum == 0;
}

/// The edges that are left over, joined to outlines of holes.
class Holes
{
public:
  explicit Holes(const TriangleList& triangles) : triangles_(triangles)
  {
    weld();
    for(std::size_t i = 0; i + 2 < triangles.indices.size(); i += 3)
    {
      const std::size_t corner[3] = {welded(i), welded(i + 1), welded(i + 2)};
      area_ += (place(corner[1]) - place(corner[0])).cross(place(corner[2]) - place(corner[0])).norm() / 2;
      for(int k = 0; k < 3; ++k)
        addEdge(corner[k], corner[(k + 1) % 3]);
    }
  }

  /// Edges of all holes but of those with less area than this share of the surface.
  std::size_t edges(double least)
  {
    parent_.resize(places_.size());
    std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    for(const auto& [edge, count] : edges_)
      if(count != 0)
        parent_[rootOf(edge.first)] = rootOf(edge.second);
    struct Hole
    {
      Vector3d area = Vector3d::Zero();
      std::size_t edges = 0;
    };
    std::map<std::size_t, Hole> holes;
    for(const auto& [edge, count] : edges_)
      if(count != 0)
      {
        const std::size_t root = rootOf(edge.first);
        Hole& hole = holes[root];
        const Vector3d origin = place(root);
        hole.area += count * (place(edge.first) - origin).cross(place(edge.second) - origin) / 2;
        hole.edges += static_cast<std::size_t>(std::abs(count));
      }
    std::size_t sum = 0;
    for(const auto& [root, hole] : holes)
      if(hole.area.norm() > least * area_)
        sum += hole.edges;
    return sum;
  }

private:
  /// Vertices that lie nearer to each other than rounding in single precision moves them are one.
  void weld()
  {
    const std::size_t count = triangles_.vertices.size() / 3;
    Vector3d low = Vector3d::Zero(), high = Vector3d::Zero();
    for(std::size_t i = 0; i < count; ++i)
    {
      const Vector3d p = vertexOf(triangles_, i);
      low = i == 0 ? p : low.cwiseMin(p);
      high = i == 0 ? p : high.cwiseMax(p);
    }
    const double grid = std::max((high - low).norm() * 1e-6, 1e-12);
    std::map<std::array<long long, 3>, std::size_t> known;
    welded_.reserve(count);
    for(std::size_t i = 0; i < count; ++i)
    {
      const Vector3d p = vertexOf(triangles_, i);
      const Vector3d cell = (p - low) / grid;
      const auto [at, isNew] =
          known.emplace(std::array{std::llround(cell.x()), std::llround(cell.y()), std::llround(cell.z())}, places_.size());
      if(isNew)
        places_.push_back(p);
      welded_.push_back(at->second);
    }
  }
  std::size_t welded(std::size_t index) const { return welded_[triangles_.indices[index]]; }
  const Vector3d& place(std::size_t vertex) const { return places_[vertex]; }
  void addEdge(std::size_t from, std::size_t to)
  {
    if(from != to)
      edges_[{std::min(from, to), std::max(from, to)}] += from < to ? 1 : -1;
  }
  std::size_t rootOf(std::size_t vertex)
  {
    while(parent_[vertex] != vertex)
      vertex = parent_[vertex] = parent_[parent_[vertex]];
    return vertex;
  }

  const TriangleList& triangles_;
  std::vector<Vector3d> places_;
  std::vector<std::size_t> welded_, parent_;
  std::map<std::pair<std::size_t, std::size_t>, int> edges_; ///< How often more forwards than backwards.
  double area_ = 0;
};

} // namespace

MeshSolid solidOf(const TriangleList& triangles)
{
  MeshSolid solid;
  if(triangles.indices.size() < 3)
    return solid;
  // A point near the mesh, so that places far from the origin lose no digits.
  const Vector3d origin = vertexOf(triangles, triangles.indices.front());
  double six = 0;                       // Six times the volume.
  Vector3d first = Vector3d::Zero();    // 24 times the integral of x.
  Matrix3d second = Matrix3d::Zero();   // 120 times the integral of x xᵀ.
  for(std::size_t i = 0; i + 2 < triangles.indices.size(); i += 3)
  {
    const Vector3d a = vertexOf(triangles, triangles.indices[i]) - origin;
    const Vector3d b = vertexOf(triangles, triangles.indices[i + 1]) - origin;
    const Vector3d c = vertexOf(triangles, triangles.indices[i + 2]) - origin;
    const double determinant = a.dot(b.cross(c));
    const Vector3d sum = a + b + c;
    six += determinant;
    first += determinant * sum;
    second += determinant * (a * a.transpose() + b * b.transpose() + c * c.transpose() + sum * sum.transpose());
  }
  if(six == 0)
    return solid;
  const double sign = six < 0 ? -1 : 1;
  solid.volume = sign * six / 6;
  const Vector3d centre = sign * first / 24 / solid.volume;
  solid.centre = origin + centre;
  const Matrix3d spread = sign * second / 120 - solid.volume * centre * centre.transpose();
  solid.inertia = spread.trace() * Matrix3d::Identity() - spread;
  return solid;
}

std::size_t openEdges(const TriangleList& triangles)
{
  if(everyEdgeHasItsOpposite(triangles))
    return 0;
  constexpr double crack = 1e-6; // Share of the surface.
  return Holes(triangles).edges(crack);
}

} // namespace sparkwright::design
