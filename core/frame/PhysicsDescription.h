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

/// Finds where things hang in a SceneStructure.
class PartFinder
{
public:
  explicit PartFinder(const SceneStructure& structure);
  /// Everything that parts have in common; the slot is that of the nearest transform at or above the object.
  PhysicsStructure::Part partOf(const Object& object) const;

private:
  const SceneStructure& structure_;
  std::unordered_map<std::uint64_t, int> nodes_; ///< By id.
};

/// By body: index in PhysicsStructure::bodies.
using BodyIndices = std::unordered_map<const RigidBody*, int>;

/// Kind, size and pose of a collider that has a shape; no mesh. What does not move with a body is told in the world.
void describeShape(const Collider& node, PhysicsStructure::Collider& collider);
/// The triangles of a collider whose kind is Mesh.
std::shared_ptr<const PhysicsStructure::Mesh> meshOf(const Collider& node);

/// Whether it holds anything together.
bool isJoined(const JointNode& node);
/// Kind, bodies, anchor, axes and limits of a joint for which isJoined().
void describeJoint(const JointNode& node, const BodyIndices& indices, PhysicsStructure& structure,
                   PhysicsStructure::Joint& joint);
/// Low and high stop of an axis; infinite: none.
std::array<float, 2> limitsOf(const JointNode& node, int axis);

/// Numbers the groups of bodies that belong together.
void groupBodies(PhysicsStructure& structure);

} // namespace sparkwright
