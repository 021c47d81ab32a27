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

/// The bodies and visible parts below an agent's root, which the game moves as one.
///
/// Searches below the root only when the scene has changed.
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

  /// Places the torso's centre at a point, upright, turned by `headingDeg` about z (0: facing +y); the other parts
  /// follow rigidly. Sets all velocities to 0. Does not wake sleeping bodies. Nodes are updated by the next physics
  /// step or showPoses().
  void place(const Vec3f& position, float headingDeg);
  /// Moves the torso's centre to a point, keeping orientation and posture. Sets all velocities to 0.
  void moveTo(const Vec3f& position);
  /// World poses of all bodies, in a fixed order.
  std::vector<Mat4f> poses() const;
  /// Sets poses returned by poses(). Sets all velocities to 0.
  void setPoses(std::span<const Mat4f> poses);
  void wake();
  /// Copies the poses of the bodies to the nodes, as after a physics step.
  void showPoses();

  /// Velocity of the torso, m/s; zero without bodies.
  Vec3f velocity() const;
  /// Box around the centres of all bodies, ignoring their extents, as in the reference simulator (recordings of it
  /// prove this to the cycle). A point at the torso without bodies.
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
