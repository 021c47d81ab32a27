#pragma once

#include "core/game/soccer3d/pitch/Bounds.h"
#include "core/object/Math.h"

#include <span>
#include <vector>

namespace sparkwright
{

class AgentAspect;
class Object;
class ObjectState;
class RigidBody;
class StaticMesh;
class Transform;

/// The bodies and visible parts below an agent's root, and how the game moves them as one.
///
/// Looks below the root again only when the scene has changed.
class Robot
{
public:
  /// @param torso  the Transform whose pose is the robot's; nullptr: a robot without bodies
  void attach(AgentAspect* root, Transform* torso);

  AgentAspect* root() const { return root_; }
  /// Parts that vision reports, in file order.
  std::span<ObjectState* const> parts() const;
  /// The mesh that shows that the robot is selected, or nullptr.
  StaticMesh* selectionMarker() const;

  /// Puts the torso's centre there, upright and turned by `heading` degrees about z (0: facing +y); the other parts
  /// follow rigidly. All velocities become 0. Sleeping bodies are not woken. A pose becomes visible in the nodes after
  /// the next physics step, or with showPoses().
  void place(const Vec3f& position, float headingDeg);
  /// Moves the torso's centre there, keeping orientation and posture. All velocities become 0.
  void moveTo(const Vec3f& position);
  /// World poses of all bodies, in an order that stays as long as the robot does.
  std::vector<Mat4f> poses() const;
  /// Puts the bodies there, as poses() has told them. All velocities become 0.
  void setPoses(std::span<const Mat4f> poses);
  void wake();
  /// Copies the poses of the bodies to the nodes, as after a physics step.
  void showPoses();

  /// Velocity of the torso, m/s; zero without bodies.
  Vec3f velocity() const;
  /// Box around the centres of all bodies; a point at the torso if there is none. The extents of the bodies do not
  /// count: so the reference judges who stands where, as recordings of it show to the cycle.
  Bounds bounds() const;

private:
  void refresh() const;

  AgentAspect* root_ = nullptr;
  Transform* torso_ = nullptr;

  // Found below the root for structure version seen_.
  mutable unsigned long seen_ = 0;
  mutable std::vector<RigidBody*> bodies_;
  mutable std::vector<ObjectState*> parts_;
  mutable StaticMesh* marker_ = nullptr;
};

} // namespace sparkwright
