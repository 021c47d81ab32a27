#include "physics/hull/Polytope.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace sparkwright::physics
{

namespace
{

using Triangle = std::array<std::uint32_t, 3>;
using Side = std::pair<std::uint32_t, std::uint32_t>;

/// Of the size: vertices so near to a plane lie in it.
constexpr double planeTolerance = 1e-5;

/// The triangle at the other side of each edge, which runs the other way there. Empty: the surface is not closed.
std::map<Side, std::size_t> trianglesBySide(std::span<const Triangle> triangles)
{
  std::map<Side, std::size_t> found;
  for(std::size_t i = 0; i < triangles.size(); ++i)
    for(std::size_t k = 0; k < 3; ++k)
      if(!found.emplace(Side{triangles[i][k], triangles[i][(k + 1) % 3]}, i).second)
        return {};
  for(const auto& [side, triangle] : found)
    if(!found.contains({side.second, side.first}))
      return {};
  return found;
}

/// The outline of some triangles, counter-clockwise. Empty if it is not one ring.
std::vector<std::uint32_t> outlineOf(std::span<const Triangle> triangles, std::span<const std::size_t> members)
{
  std::map<Side, bool> sides;
  for(const std::size_t i : members)
    for(std::size_t k = 0; k < 3; ++k)
      sides.emplace(Side{triangles[i][k], triangles[i][(k + 1) % 3]}, true);
  std::map<std::uint32_t, std::uint32_t> next;
  for(const auto& [side, used] : sides)
    if(!sides.contains({side.second, side.first}) && !next.emplace(side.first, side.second).second)
      return {};
  std::vector<std::uint32_t> ring;
  if(next.empty())
    return ring;
  for(std::uint32_t at = next.begin()->first; ring.empty() || at != ring.front(); at = next.at(at))
  {
    if(ring.size() == next.size())
      return {};
    ring.push_back(at);
  }
  return ring.size() == next.size() ? ring : std::vector<std::uint32_t>();
}

} // namespace

std::optional<Polytope> Polytope::of(std::span<const Vec3> vertices, std::span<const Triangle> triangles)
{
  const bool counts = vertices.size() >= 4 && vertices.size() <= mostVertices && triangles.size() >= 4 &&
                      triangles.size() <= 2 * mostVertices;
  if(!counts || !std::ranges::all_of(vertices, [](const Vec3& v) { return v.allFinite(); }))
    return std::nullopt;
  for(const Triangle& triangle : triangles)
    if(std::ranges::any_of(triangle, [&](std::uint32_t i) { return i >= vertices.size(); }))
      return std::nullopt;
  const std::map<Side, std::size_t> bySide = trianglesBySide(triangles);
  if(bySide.empty())
    return std::nullopt;
  Polytope made;
  made.setVertices(vertices);
  std::vector<Vec3> normals;
  for(const auto& [a, b, c] : triangles)
    normals.push_back((vertices[b] - vertices[a]).cross(vertices[c] - vertices[a]));
  // The largest triangle of a face decides its plane.
  std::vector<std::size_t> largestFirst(triangles.size());
  for(std::size_t i = 0; i < largestFirst.size(); ++i)
    largestFirst[i] = i;
  std::ranges::stable_sort(largestFirst, std::greater(), [&](std::size_t i) { return normals[i].squaredNorm(); });
  std::vector<bool> taken(triangles.size());
  for(const std::size_t first : largestFirst)
  {
    if(taken[first])
      continue;
    if(!(normals[first].norm() > 0))
      return std::nullopt;
    const Vec3 normal = normals[first].normalized();
    const double offset = normal.dot(vertices[triangles[first][0]]);
    const auto isInPlane = [&](std::size_t i)
    {
      return !taken[i] && normals[i].dot(normal) >= 0 &&
             std::ranges::all_of(triangles[i], [&](std::uint32_t v)
                                 { return std::abs(normal.dot(vertices[v]) - offset) <= planeTolerance * made.size_; });
    };
    std::vector<std::size_t> members{first};
    taken[first] = true;
    for(std::size_t k = 0; k < members.size(); ++k)
      for(std::size_t side = 0; side < 3; ++side)
      {
        const Triangle& triangle = triangles[members[k]];
        const std::size_t other = bySide.at({triangle[(side + 1) % 3], triangle[side]});
        if(isInPlane(other))
        {
          taken[other] = true;
          members.push_back(other);
        }
      }
    const std::vector<std::uint32_t> ring = outlineOf(triangles, members);
    if(ring.size() < 3)
      return std::nullopt;
    made.addFace(ring, normal);
  }
  made.placeFaces();
  if(!made.joinEdges() || !made.isConvex())
    return std::nullopt;
  for(std::size_t i = 0; i < triangles.size(); ++i)
    made.volume_ += normals[i].dot(vertices[triangles[i][0]] - made.centre_) / 6;
  return made.volume_ > 0 ? std::optional(std::move(made)) : std::nullopt;
}

Polytope Polytope::regularPrism(double radius, double length, int sides)
{
  const auto n = static_cast<std::uint32_t>(sides);
  std::vector<Vec3> vertices;
  for(const double z : {-length / 2, length / 2})
    for(std::uint32_t i = 0; i < n; ++i)
    {
      const double angle = 2 * std::numbers::pi * i / n;
      vertices.emplace_back(radius * std::cos(angle), radius * std::sin(angle), z);
    }
  Polytope made;
  made.setVertices(vertices);
  std::vector<std::uint32_t> below, above;
  for(std::uint32_t i = 0; i < n; ++i)
  {
    const std::uint32_t next = (i + 1) % n;
    const double angle = 2 * std::numbers::pi * (i + 0.5) / n;
    made.addFace(std::array{i, next, n + next, n + i}, Vec3(std::cos(angle), std::sin(angle), 0));
    below.push_back(n - 1 - i);
    above.push_back(n + i);
  }
  made.addFace(below, -Vec3::UnitZ());
  made.addFace(above, Vec3::UnitZ());
  made.placeFaces();
  made.joinEdges();
  made.sides_ = n;
  made.volume_ = n * radius * radius * std::sin(2 * std::numbers::pi / n) / 2 * length;
  return made;
}

Polytope Polytope::box(const Vec3& lengths)
{
  Polytope made;
  made.x_.resize(8);
  made.y_.resize(8);
  made.z_.resize(8);
  for(std::uint32_t axis = 0; axis < 3; ++axis)
  {
    // Vertex i is above the middle along an axis if that bit of i is set.
    const std::uint32_t a = 1u << axis, b = 1u << (axis + 1) % 3, c = 1u << (axis + 2) % 3;
    made.addFace(std::array{a, a | b, a | b | c, a | c}, Vec3::Unit(axis));
    made.addFace(std::array{0u, c, b | c, b}, -Vec3::Unit(axis));
  }
  made.joinEdges();
  made.setBox(lengths);
  return made;
}

void Polytope::setBox(const Vec3& lengths)
{
  for(Eigen::Index i = 0; i < 8; ++i)
  {
    x_[i] = (i & 1 ? 0.5 : -0.5) * lengths.x();
    y_[i] = (i & 2 ? 0.5 : -0.5) * lengths.y();
    z_[i] = (i & 4 ? 0.5 : -0.5) * lengths.z();
  }
  measure();
  placeFaces();
  volume_ = lengths.prod();
}

Polytope Polytope::triangle(const Vec3& a, const Vec3& b, const Vec3& c)
{
  Polytope made;
  made.x_.resize(3);
  made.y_.resize(3);
  made.z_.resize(3);
  made.addFace(std::array{0u, 1u, 2u}, Vec3::UnitZ());
  made.addFace(std::array{0u, 2u, 1u}, -Vec3::UnitZ());
  made.joinEdges();
  made.setTriangle(a, b, c);
  return made;
}

void Polytope::setTriangle(const Vec3& a, const Vec3& b, const Vec3& c)
{
  x_ << a.x(), b.x(), c.x();
  y_ << a.y(), b.y(), c.y();
  z_ << a.z(), b.z(), c.z();
  measure();
  faces_[0].normal = (b - a).cross(c - a).normalized();
  faces_[1].normal = -faces_[0].normal;
  placeFaces();
}

std::size_t Polytope::faceAgainst(const Vec3& direction) const
{
  std::size_t best = 0;
  double least = std::numeric_limits<double>::infinity();
  for(std::size_t i = 0; i < faces_.size(); ++i)
    if(const double value = faces_[i].normal.dot(direction); value < least)
    {
      least = value;
      best = i;
    }
  return best;
}

void Polytope::setVertices(std::span<const Vec3> vertices)
{
  const auto count = static_cast<Eigen::Index>(vertices.size());
  x_.resize(count);
  y_.resize(count);
  z_.resize(count);
  for(Eigen::Index i = 0; i < count; ++i)
  {
    const Vec3& v = vertices[static_cast<std::size_t>(i)];
    x_[i] = v.x();
    y_[i] = v.y();
    z_[i] = v.z();
  }
  measure();
}

void Polytope::measure()
{
  low_ = {x_.minCoeff(), y_.minCoeff(), z_.minCoeff()};
  high_ = {x_.maxCoeff(), y_.maxCoeff(), z_.maxCoeff()};
  centre_ = {x_.mean(), y_.mean(), z_.mean()};
  size_ = (high_ - low_).norm();
}

void Polytope::addFace(std::span<const std::uint32_t> corners, const Vec3& normal)
{
  faces_.push_back(
      {normal, 0, static_cast<std::uint32_t>(corners_.size()), static_cast<std::uint32_t>(corners.size())});
  corners_.insert(corners_.end(), corners.begin(), corners.end());
}

/// All vertices lie on the face or below it.
void Polytope::placeFaces()
{
  for(Face& face : faces_)
    face.offset = greatest(face.normal);
}

/// Finds the edges between faces. @return false if some have no face on one side
bool Polytope::joinEdges()
{
  std::map<Side, std::uint32_t> left;
  for(std::uint32_t f = 0; f < faces_.size(); ++f)
  {
    const std::span<const std::uint32_t> ring = corners(faces_[f]);
    for(std::size_t i = 0; i < ring.size(); ++i)
      left[{ring[i], ring[(i + 1) % ring.size()]}] = f;
  }
  for(const auto& [side, face] : left)
  {
    const auto other = left.find({side.second, side.first});
    if(other == left.end())
      return false;
    if(side.first < side.second)
      edges_.push_back({side.first, side.second, face, other->second});
  }
  return true;
}

bool Polytope::isConvex() const
{
  for(const Face& face : faces_)
    for(const std::uint32_t corner : corners(face))
      if(face.offset - face.normal.dot(vertex(corner)) > 4 * planeTolerance * size_)
        return false;
  return true;
}

} // namespace sparkwright::physics
