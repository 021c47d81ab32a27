#include "physics/hull/TriangleTree.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <map>

namespace sparkwright::physics
{

void TriangleTree::prepare() const
{
  std::call_once(once_, [this] { build(); });
}

void TriangleTree::build() const
{
  std::vector<Vec3> middles;
  for(std::size_t i = 0; i + 2 < indices_.size(); i += 3)
  {
    Triangle triangle;
    triangle.corners = {indices_[i], indices_[i + 1], indices_[i + 2]};
    const Vec3 a = vertex(triangle.corners[0]), b = vertex(triangle.corners[1]), c = vertex(triangle.corners[2]);
    const Vec3 normal = (b - a).cross(c - a);
    if(!(normal.norm() > 0))
      continue;
    triangle.normal = normal.normalized();
    triangles_.push_back(triangle);
    middles.emplace_back((a + b + c) / 3);
  }
  join();
  for(std::uint32_t i = 0; i < triangles_.size(); ++i)
    order_.push_back(i);
  if(triangles_.empty())
    return;
  nodes_.emplace_back();
  split(0, 0, static_cast<std::uint32_t>(triangles_.size()), middles);
}

/// Finds neighbours. Vertices at one place are one, since files list those of each triangle again.
void TriangleTree::join() const
{
  std::map<std::array<double, 3>, std::uint32_t> places;
  const auto placeOf = [&](std::uint32_t i)
  {
    const Vec3 v = vertex(i);
    return places.emplace(std::array{v.x() + 0., v.y() + 0., v.z() + 0.}, i).first->second;
  };
  struct Beyond
  {
    std::int32_t triangle = -1;
    int count = 0;
  };
  std::map<std::pair<std::uint32_t, std::uint32_t>, Beyond> sides;
  for(std::size_t i = 0; i < triangles_.size(); ++i)
    for(std::size_t k = 0; k < 3; ++k)
    {
      const auto& corners = triangles_[i].corners;
      Beyond& side = sides[{placeOf(corners[k]), placeOf(corners[(k + 1) % 3])}];
      side.triangle = static_cast<std::int32_t>(i);
      ++side.count;
    }
  closed_ = !triangles_.empty();
  for(Triangle& triangle : triangles_)
    for(std::size_t k = 0; k < 3; ++k)
    {
      const std::pair side{placeOf(triangle.corners[k]), placeOf(triangle.corners[(k + 1) % 3])};
      const auto other = sides.find({side.second, side.first});
      if(other == sides.end() || other->second.count != 1 || sides.at(side).count != 1)
      {
        closed_ = false;
        continue;
      }
      triangle.neighbours[k] = other->second.triangle;
      const Triangle& neighbour = triangles_[static_cast<std::size_t>(other->second.triangle)];
      const Vec3 edge = vertex(triangle.corners[(k + 1) % 3]) - vertex(triangle.corners[k]);
      const double bend = triangle.normal.cross(neighbour.normal).dot(edge.normalized());
      constexpr double flat = 1e-3; // rad
      triangle.bends[k] = bend > flat ? Bend::Convex : bend < -flat ? Bend::Concave : Bend::Flat;
    }
}

void TriangleTree::split(std::size_t node, std::uint32_t first, std::uint32_t count,
                         std::span<const Vec3> middles) const
{
  Vec3 low = Vec3::Constant(std::numeric_limits<double>::infinity()), high = -low, lowMiddle = low, highMiddle = high;
  for(std::uint32_t i = first; i < first + count; ++i)
  {
    for(const std::uint32_t corner : triangles_[order_[i]].corners)
    {
      low = low.cwiseMin(vertex(corner));
      high = high.cwiseMax(vertex(corner));
    }
    lowMiddle = lowMiddle.cwiseMin(middles[order_[i]]);
    highMiddle = highMiddle.cwiseMax(middles[order_[i]]);
  }
  nodes_[node].low = low;
  nodes_[node].high = high;
  constexpr std::uint32_t few = 4;
  if(count <= few)
  {
    nodes_[node].first = first;
    nodes_[node].count = count;
    return;
  }
  Eigen::Index axis = 0;
  (highMiddle - lowMiddle).maxCoeff(&axis);
  const std::uint32_t half = count / 2;
  const auto begin = order_.begin() + first;
  std::nth_element(begin, begin + half, begin + count,
                   [&](std::uint32_t a, std::uint32_t b)
                   { return std::pair(middles[a][axis], a) < std::pair(middles[b][axis], b); });
  const auto below = static_cast<std::uint32_t>(nodes_.size());
  nodes_[node].first = below;
  nodes_.resize(nodes_.size() + 2);
  split(below, first, half, middles);
  split(below + 1, first + half, count - half, middles);
}

} // namespace sparkwright::physics
