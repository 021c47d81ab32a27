#pragma once

#include "core/object/Math.h"
#include "physics/Shape.h"

#include <vector>

namespace sparkwright
{

class Object;
class RigidBody;

/// Grows with what is added to it. World axes, metres.
class BoundingBox
{
public:
  void add(const physics::Vec3& point) { add(physics::Box3{point, point}); }
  /// What has no end, planes and rays, does not count.
  void add(const physics::Shape& shape);
  bool empty() const { return empty_; }
  const physics::Box3& box() const { return box_; }

private:
  void add(const physics::Box3& other);

  physics::Box3 box_;
  bool empty_ = true;
};

/// Bodies that move as one when somebody takes hold of one of them: all that joints hold together, a robot or a ball.
struct Assembly
{
  /// The bodies of a node: those below it, or else that of the nearest Transform above that has one; and all that joints
  /// hold to them. Of a node without any, an empty assembly.
  static Assembly of(Object& node, Object& scene);

  std::vector<RigidBody*> bodies; ///< The node's own first.
  std::vector<physics::Shape*> shapes; ///< Of all of them.

  bool empty() const { return bodies.empty(); }
  /// Pose in the world that a node of a not empty assembly is moved by: that of the nearest Transform at or above the node,
  /// if that has a body; else of the first body, that of a robot's trunk.
  Mat4f poseFor(const Object& node) const;
  /// Box along the world's axes around all shapes, or around the centres of the bodies if there are none.
  physics::Box3 bounds() const;

  /// Moves all of it in the world: pose := motion · pose. What sleeps, wakes.
  void move(const Mat4f& motion);
  /// Moves like one rigid body: `linear` is the velocity (m/s) of the point `of`, `angular` in rad/s, world axes. What sleeps,
  /// wakes if it is to move.
  void setVelocity(const Vec3f& linear, const Vec3f& angular, const Vec3f& of);
  /// Copies the poses of the bodies to the nodes, as after a physics step.
  void showPoses();
};

} // namespace sparkwright
