#pragma once

// Private to physics.

#include "physics/Types.h"

#include <array>
#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

namespace sparkwright::physics
{

/// Finds triangles of a mesh by place, and tells how they meet. Made at the first question, since most meshes never
/// touch a hull.
class TriangleTree
{
public:
  /// How a triangle goes on beyond one of its edges, seen from its front.
  enum class Bend : std::uint8_t
  {
    Border, ///< Nothing there, or more than one triangle.
    Convex,
    Flat,
    Concave
  };
  struct Triangle
  {
    std::array<std::uint32_t, 3> corners{};
    std::array<std::int32_t, 3> neighbours{-1, -1, -1}; ///< Beyond the edge from that corner to the next one; -1: none.
    std::array<Bend, 3> bends{};
    Vec3 normal = Vec3::UnitZ();
  };

  /// The numbers must outlive this object.
  TriangleTree(std::span<const double> vertices, std::span<const std::uint32_t> indices)
      : vertices_(vertices), indices_(indices)
  {
  }

  /// To be called before the others. By any thread.
  void prepare() const;
  /// x y z triples.
  std::span<const double> numbers() const { return vertices_; }
  /// Whether the triangles enclose a space, so that they have a back where nothing can be.
  bool isClosed() const { return closed_; }
  const Triangle& triangle(std::size_t i) const { return triangles_[i]; }
  Vec3 vertex(std::uint32_t i) const { return Vec3(vertices_[3 * i], vertices_[3 * i + 1], vertices_[3 * i + 2]); }

  /// Calls visit(index) for the triangles whose bounding boxes meet a box.
  template <class Visit>
  void visit(const Vec3& low, const Vec3& high, Visit visit) const
  {
    std::array<std::uint32_t, 64> open;
    std::size_t count = 0;
    if(!nodes_.empty())
      open[count++] = 0;
    while(count > 0)
    {
      const Node& node = nodes_[open[--count]];
      if((node.low.array() > high.array()).any() || (node.high.array() < low.array()).any())
        continue;
      if(node.count == 0)
      {
        open[count++] = node.first + 1;
        open[count++] = node.first;
        continue;
      }
      for(std::uint32_t i = node.first; i < node.first + node.count; ++i)
        visit(order_[i]);
    }
  }

private:
  struct Node
  {
    Vec3 low, high;
    std::uint32_t first = 0; ///< Of the triangles in order_, or of the two nodes below.
    std::uint32_t count = 0; ///< Triangles; 0: two nodes below.
  };
  void build() const;
  void join() const;
  void split(std::size_t node, std::uint32_t first, std::uint32_t count, std::span<const Vec3> middles) const;

  std::span<const double> vertices_;
  std::span<const std::uint32_t> indices_;
  mutable std::once_flag once_;
  mutable bool closed_ = false;
  mutable std::vector<Triangle> triangles_;
  mutable std::vector<Node> nodes_;
  mutable std::vector<std::uint32_t> order_;
};

} // namespace sparkwright::physics
