#pragma once

#include <Eigen/Core>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sparkwright
{

struct Mesh;

/// A convex solid: every vertex is a corner of it. Triangles are counter-clockwise seen from outside.
struct ConvexPiece
{
  std::vector<Eigen::Vector3d> vertices;
  std::vector<std::array<std::uint32_t, 3>> triangles;

  /// m³, if the vertices are in m.
  double volume() const;
};

/// The convex hull of points. With more corners than allowed, those are kept that stick out most: it is inside of the
/// true hull then, for a ball by less than 2 % of its size at 64 corners. Points so near to it as 3e-6 of the size do
/// not make corners.
/// @param maxVertices  >= 4
/// @return nothing if the points lie in a plane or are not finite
std::optional<ConvexPiece> convexHull(std::span<const Eigen::Vector3d> points, std::size_t maxVertices = 64);

/// A thin hull around points in a plane, `thickness` high, half of it to each side. Nothing for points on a line.
std::optional<ConvexPiece> flatHull(std::span<const Eigen::Vector3d> points, double thickness);

/// Convex pieces that together follow a mesh more closely than its hull does: an approximate convex decomposition. The
/// mesh is cut by planes, again and again the piece where that saves most volume, until no cut saves 1 % of the hull's
/// volume. Also for meshes that are not closed. The same mesh gives the same pieces.
/// @param maxPieces  1: its hull alone
/// @return empty for a flat mesh
std::vector<ConvexPiece> convexPieces(const Mesh& mesh, int maxPieces);

} // namespace sparkwright
