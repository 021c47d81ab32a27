#pragma once

#include "core/object/Math.h"
#include "physics/Shape.h"

#include <span>
#include <vector>

namespace sparkwright
{

class Object;
class RigidBody;

/// The box around points and shapes. World axes, m.
class BoundingBox
{
public:
  void add(const physics::Vec3& point) { add(physics::Box3{point, point}); }
  /// Planes and rays, which are unbounded, are ignored.
  void add(const physics::Shape& shape);
  bool empty() const { return empty_; }
  const physics::Box3& box() const { return box_; }

private:
  void add(const physics::Box3& other);

  physics::Box3 box_;
  bool empty_ = true;
};

/// Where things are that move or go without the engine's doing. What sleeps beside them has to wake up: else it would lie on
/// nothing for ever.
class Neighbourhood
{
public:
  void add(const physics::Shape& shape) { places_.push_back(shape.bounds()); }
  /// All shapes below a node; of a node that belongs to a shape, this one. All of the scene if the node is its physics world.
  void add(Object& node);
  void add(std::span<physics::Shape* const> shapes);
  /// Wakes the bodies that touch any of these places.
  void wake(Object& scene) const;

private:
  std::vector<physics::Box3> places_;
  bool everywhere_ = false;
};

/// Bodies that move as one when one of them is moved from outside: all connected by joints, such as a robot or a ball.
struct Assembly
{
  /// Collects the bodies below a node, or else the body of the nearest Transform above that has one, and all bodies
  /// connected to them by joints. Empty for a node without bodies.
  static Assembly of(Object& node, Object& scene);

  std::vector<RigidBody*> bodies; ///< The node's own first.
  std::vector<physics::Shape*> shapes; ///< Of all of them.

  bool empty() const { return bodies.empty(); }
  /// The pose (world, m) by which a node is moved: that of the nearest Transform at or above the node, if it has a
  /// body; else of the first body, a robot's trunk. Not for empty assemblies.
  Mat4f poseFor(const Object& node) const;
  /// Box around all shapes, or around the centres of the bodies if there are none. World axes, m.
  physics::Box3 bounds() const;

  /// Moves all bodies in the world: pose := motion · pose. Wakes sleeping bodies.
  void move(const Mat4f& motion);
  /// Sets velocities as of one rigid body: `linear` (m/s) of the point `of`, `angular` in rad/s, world axes. Wakes
  /// sleeping bodies unless both are zero.
  void setVelocity(const Vec3f& linear, const Vec3f& angular, const Vec3f& of);
  /// Copies the poses of the bodies to the nodes, as after a physics step.
  void showPoses();
};

} // namespace sparkwright
