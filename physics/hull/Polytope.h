#pragma once

// Private to physics.

#include "physics/Types.h"

#include <Eigen/Core>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sparkwright::physics
{

/// A rotation and a translation: from the frame of a shape to another one, m.
struct Placement
{
  Mat3 rotation = Mat3::Identity();
  Vec3 position = Vec3::Zero();

  Vec3 operator*(const Vec3& point) const { return rotation * point + position; }
  Vec3 inverse(const Vec3& point) const { return rotation.transpose() * (point - position); }
  /// This one, seen from the frame of `other`.
  Placement seenFrom(const Placement& other) const
  {
    return {other.rotation.transpose() * rotation, other.inverse(position)};
  }
};

/// A convex solid with plane faces, in its own frame, as the tests for contacts need it. Triangles in one plane are one
/// face. A flat triangle has two faces, one to each side.
class Polytope
{
  auto along(const Vec3& d) const { return x_ * d.x() + y_ * d.y() + z_ * d.z(); }

public:
  struct Face
  {
    Vec3 normal;             ///< Unit length, to the outside.
    double offset = 0;       ///< normal · p = offset on the face, m.
    std::uint32_t first = 0; ///< Of its corners.
    std::uint32_t count = 0;
  };
  struct Edge
  {
    std::uint32_t from = 0, to = 0;    ///< Vertices.
    std::uint32_t left = 0, right = 0; ///< Faces.
  };

  static constexpr std::size_t mostVertices = 256;

  /// @param triangles  a closed surface, counter-clockwise seen from outside
  /// @return nothing unless it is closed, convex and finite, with a volume and at most mostVertices vertices
  static std::optional<Polytope> of(std::span<const Vec3> vertices,
                                    std::span<const std::array<std::uint32_t, 3>> triangles);
  /// A prism along z, centred, with regular sides whose corners are at `radius`: the first one below, on x, is vertex
  /// 0, and the one above it is vertex `sides`; the faces of the sides come first. It stands for a cylinder.
  static Polytope regularPrism(double radius, double length, int sides);
  static Polytope box(const Vec3& lengths);
  static Polytope triangle(const Vec3& a, const Vec3& b, const Vec3& c);
  /// Changes one that box() has made; does not allocate.
  void setBox(const Vec3& lengths);
  /// Changes one that triangle() has made; does not allocate.
  void setTriangle(const Vec3& a, const Vec3& b, const Vec3& c);

  std::size_t vertexCount() const { return static_cast<std::size_t>(x_.size()); }
  Vec3 vertex(std::size_t i) const
  {
    const auto at = static_cast<Eigen::Index>(i);
    return {x_[at], y_[at], z_[at]};
  }
  std::span<const Face> faces() const { return faces_; }
  std::span<const Edge> edges() const { return edges_; }
  std::span<const std::uint32_t> corners(const Face& face) const { return {corners_.data() + face.first, face.count}; }
  const Vec3& low() const { return low_; }
  const Vec3& high() const { return high_; }
  const Vec3& centre() const { return centre_; } ///< Mean of the vertices.
  double size() const { return size_; }          ///< Diagonal of the bounding box, m.
  double volume() const { return volume_; }
  std::uint32_t sides() const { return sides_; } ///< Of a regular prism; else 0.

  /// Least and greatest value of direction · vertex.
  double least(const Vec3& direction) const { return along(direction).minCoeff(); }
  double greatest(const Vec3& direction) const { return along(direction).maxCoeff(); }
  /// The vertex farthest along a direction.
  Vec3 farthest(const Vec3& direction) const
  {
    Eigen::Index at = 0;
    along(direction).maxCoeff(&at);
    return {x_[at], y_[at], z_[at]};
  }
  /// The face that looks most against a direction.
  std::size_t faceAgainst(const Vec3& direction) const;

private:
  Polytope() = default;
  void setVertices(std::span<const Vec3> vertices);
  void measure();
  void addFace(std::span<const std::uint32_t> corners, const Vec3& normal);
  void placeFaces();
  bool joinEdges();
  bool isConvex() const;

  Eigen::ArrayXd x_, y_, z_; ///< Apart, because projections of all vertices take most of the time.
  std::vector<Face> faces_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> corners_;
  Vec3 low_ = Vec3::Zero(), high_ = Vec3::Zero(), centre_ = Vec3::Zero();
  double size_ = 0, volume_ = 0;
  std::uint32_t sides_ = 0;
};

} // namespace sparkwright::physics
