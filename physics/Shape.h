#pragma once

#include "physics/Types.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace sparkwright::physics
{

class Body;
class Space;

struct Box3
{
  Vec3 min = Vec3::Zero();
  Vec3 max = Vec3::Zero();
};

/// A convex solid for World::createHull(): at least 4 and at most 256 vertices, m, and the triangles of its closed surface,
/// counter-clockwise seen from outside.
struct HullPiece
{
  std::vector<Vec3> vertices;
  std::vector<std::array<std::uint32_t, 3>> triangles;
};

/// A collision shape. Belongs to at most one Space and follows at most one Body; without a body it is static.
///
/// Made by World::create…() without space, with unit size. The order of calls matters for reproducible runs, because
/// the engine tests shapes in the order of adding and last movement. Ignores values that are not finite and sizes that
/// are not positive.
class Shape
{
public:
  enum class Kind
  {
    Sphere,
    Box,
    Capsule, ///< Along z; the length is without the caps.
    Plane,   ///< a·x + b·y + c·z = d in world coordinates; ignores its pose.
    Ray,
    TriangleMesh,
    Cylinder, ///< Along z.
    Prism,    ///< A convex outline, extruded along z.
    ConvexHull,    ///< One or more convex pieces, which stand and lie as boxes do.
    SolidCylinder, ///< Along z; stands, lies and rolls on all kinds.
    Offset ///< Wraps one other shape and gives it a pose relative to the body.
  };

  ~Shape();
  Shape(const Shape&) = delete;
  Shape& operator=(const Shape&) = delete;

  Kind kind() const;

  void addTo(Space& space);
  Space* space() const;

  /// Follow `body`, or become static with nullptr.
  void setBody(Body* body);
  Body* body() const;

  /// Pose in the world: of a static shape; for a shape with a body, that of the body, which is moved.
  void setPosition(const Vec3& position);
  Vec3 position() const;
  void setRotation(const Mat3& rotation); ///< Normalised; ignored if that is not possible.
  Mat3 rotation() const;

  /// Sizes, m, > 0. Setters have no effect on other kinds.
  void setRadius(double radius);                                   ///< Sphere, Capsule
  void setLength(double length);                                   ///< Capsule, Ray
  void setCapsule(double radius, double length);                   ///< Capsule, both at once
  void setCylinder(double radius, double length);                  ///< SolidCylinder, both at once
  void setLengths(const Vec3& lengths);                            ///< Box, full edge lengths
  void setPlane(double a, double b, double c, double d);           ///< Plane; (a, b, c) is normalised, d is not
  void setRay(const Vec3& origin, const Vec3& direction);          ///< Ray
  /// Offset: sets the wrapped shape, or none. It must have no space and no body, and be neither Plane nor Offset;
  /// otherwise it is destroyed.
  void setEncapsulated(std::unique_ptr<Shape> shape);
  Shape* encapsulated() const;                                     ///< Offset, else nullptr

  double radius() const;
  double length() const;
  Vec3 lengths() const;
  Vec3 planeNormal() const;   ///< Plane: (a, b, c), unit length; else zero
  double planeOffset() const; ///< Plane: d
  /// x y z triples: of a TriangleMesh as given, of a Prism and a ConvexHull the corners, of cylinders corners
  /// like them; else empty.
  std::span<const double> vertices() const;
  std::span<const std::uint32_t> indices() const; ///< Three per triangle of vertices().

  /// Depth of a world point inside the shape, m; negative outside. 0 for Ray, TriangleMesh, Cylinder, Prism and Offset.
  double pointDepth(const Vec3& point) const;

  /// World-axis-aligned bounding box of the current pose.
  Box3 bounds() const;

  /// Running number among the shapes and spaces of its world; 0 for copies.
  std::uint64_t serial() const;

  /// A copy at the same pose, without space and body, to test it at other poses. A copy of a triangle mesh or a prism
  /// shares the vertices of this one, and must not outlive it.
  std::unique_ptr<Shape> copy() const;

  void* userData = nullptr; ///< For the owner; not used by the engine.

private:
  friend class World;
  friend struct Access;
  struct Impl;
  explicit Shape(std::unique_ptr<Impl>);
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright::physics
