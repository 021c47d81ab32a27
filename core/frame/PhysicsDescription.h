#pragma once

#include "core/frame/PhysicsView.h"

#include <cstdint>
#include <unordered_map>

namespace sparkwright
{

class Collider;
class JointNode;
class Object;
class RigidBody;
struct SceneStructure;

/// Finds the nodes of a SceneStructure that objects of the tree belong to.
class PartFinder
{
public:
  explicit PartFinder(const SceneStructure& structure);
  /// Describes an object; its slot is that of the nearest transform at or above it.
  PhysicsStructure::Part partOf(const Object& object) const;

private:
  const SceneStructure& structure_;
  std::unordered_map<std::uint64_t, int> nodes_; ///< By id.
};

/// Index in PhysicsStructure::bodies of each body.
using BodyIndices = std::unordered_map<const RigidBody*, int>;

/// Fills in kind, size and pose of a collider that has a shape, but no mesh. Without a body, its pose is in the world.
void describeShape(const Collider& node, PhysicsStructure::Collider& collider);
/// The triangles of a collider whose kind is Mesh.
std::shared_ptr<const PhysicsStructure::Mesh> meshOf(const Collider& node);

/// Whether the joint is attached to a body.
bool isJoined(const JointNode& node);
/// Fills in kind, bodies, anchor, axes and limits of a joint for which isJoined() holds.
void describeJoint(const JointNode& node, const BodyIndices& indices, PhysicsStructure& structure,
                   PhysicsStructure::Joint& joint);
/// The anchor of a joint that has one, in the frame of a body; nullptr: in the world.
Vec3f anchorOf(const JointNode& node, const RigidBody* body);
/// Low and high stop of an axis, radians (slider: m); infinite: none.
std::array<float, 2> limitsOf(const JointNode& node, int axis);

/// Sets Body::group for all bodies.
void groupBodies(PhysicsStructure& structure);

} // namespace sparkwright
