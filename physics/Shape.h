#pragma once

#include "physics/Types.h"

#include <cstdint>
#include <memory>
#include <span>

namespace sparkwright::physics
{

class Body;
class Space;

struct Box3
{
  Vec3 min = Vec3::Zero();
  Vec3 max = Vec3::Zero();
};

/// A collision shape. It belongs to at most one Space and follows at most one Body; without a body it is static.
///
/// Made by World::create…() in no space, with unit size. The order of calls matters for reproducible runs: the engine
/// looks at shapes in an order that follows from when they were added and last moved. Values that are not finite, and
/// sizes that are not positive, are ignored.
class Shape
{
public:
  enum class Kind
  {
    Sphere,
    Box,
    Capsule, ///< Along z; the length does not count the caps.
    Plane,   ///< a·x + b·y + c·z = d in world coordinates; ignores its pose.
    Ray,
    TriangleMesh,
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

  /// Of a static shape its pose; of a shape with a body, the pose of the body (the body moves).
  void setPosition(const Vec3& position);
  Vec3 position() const;
  void setRotation(const Mat3& rotation); ///< What is no rotation is made one, or ignored.
  Mat3 rotation() const;

  /// Each setter applies to its own kind and does nothing to others. Metres, > 0.
  void setRadius(double radius);                                   ///< Sphere, Capsule
  void setLength(double length);                                   ///< Capsule, Ray
  void setCapsule(double radius, double length);                   ///< Capsule, both at once
  void setLengths(const Vec3& lengths);                            ///< Box, full edge lengths
  void setPlane(double a, double b, double c, double d);           ///< Plane; (a, b, c) is normalised, d is not
  void setRay(const Vec3& origin, const Vec3& direction);          ///< Ray
  /// Offset takes `shape` over: one in no space and with no body, neither Plane nor Offset; else it is dropped.
  /// nullptr empties it.
  void setEncapsulated(std::unique_ptr<Shape> shape);
  Shape* encapsulated() const;                                     ///< Offset, else nullptr

  double radius() const;
  double length() const;
  Vec3 lengths() const;
  Vec3 planeNormal() const;   ///< Plane: (a, b, c), unit length; else zero
  double planeOffset() const; ///< Plane: d
  std::span<const double> vertices() const;       ///< TriangleMesh: x y z triples, as given; else empty
  std::span<const std::uint32_t> indices() const; ///< TriangleMesh: three per triangle; else empty

  /// Depth of a world point inside the shape, metres; negative outside. 0 for kinds that cannot tell.
  double pointDepth(const Vec3& point) const;

  /// World-axis-aligned bounding box of the current pose.
  Box3 bounds() const;

  /// The same geometry at the same pose, in no space and with no body: to ask what would touch it elsewhere. A copy of a
  /// triangle mesh reads the vertices of this one, and must not outlive it.
  std::unique_ptr<Shape> copy() const;

  void* userData = nullptr; ///< For the owner; the engine never looks at it.

private:
  friend class World;
  friend struct Access;
  struct Impl;
  explicit Shape(std::unique_ptr<Impl>);
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright::physics
