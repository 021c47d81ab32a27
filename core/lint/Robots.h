#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

class Collider;
class JointNode;
class Object;
class RigidBody;

namespace lint
{

/// The bodies, joints and colliders of a scene, and which bodies are one robot: connected by joints, or of one agent.
class Robots
{
public:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  /// @param scene  must outlive this
  explicit Robots(Object& scene);

  /// Joints with an engine's joint; motors that stand below one are not among them.
  const std::vector<JointNode*>& joints() const { return joints_; }
  const std::vector<RigidBody*>& bodies() const { return bodies_; }
  /// With a shape; those inside of a TransformCollider are not among them.
  const std::vector<Collider*>& colliders() const { return colliders_; }

  /// The robot of a body; none: a thing of its own.
  std::size_t robotOf(const RigidBody* body) const;
  /// Whether agents can use the robot of a joint: it has an AgentAspect or effectors.
  bool hasAgent(const JointNode& joint) const;
  /// Whether a joint connects the bodies, or both are joined to one between them that is small: an axis of a joint of
  /// several.
  bool areNear(const RigidBody* a, const RigidBody* b) const;
  /// The bodies of a robot together, kg.
  double massOf(std::size_t robot) const;

private:
  std::vector<JointNode*> joints_;
  std::vector<RigidBody*> bodies_;
  std::vector<Collider*> colliders_;
  std::map<const RigidBody*, std::size_t> robots_;
  std::map<const RigidBody*, std::vector<const RigidBody*>> joined_;
  std::map<std::size_t, int> sizes_; ///< Bodies of each robot.
  std::set<std::size_t> withAgent_;
};

/// The body of a collider's shape; nullptr: static.
const RigidBody* bodyOf(const Collider& collider);

/// What people know a node by: its own name, or that of the Transform around it where the own one is of no help.
std::string shownName(const Object& node);

} // namespace lint
} // namespace sparkwright
