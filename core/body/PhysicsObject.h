#pragma once

#include "core/scene/BaseNode.h"
#include "physics/World.h"

#include <memory>
#include <string>

namespace sparkwright
{

class SpaceNode;

/// A node that has something in the physics engine. It is made when the node is linked and destroyed when it leaves.
///
/// All physics nodes of a scene use the first World and, unless they are below another, the first Space found directly
/// below the Scene.
class PhysicsObject : public BaseNode
{
protected:
  /// Finds the scene's physics world. Without one the node gets a world of its own and the log an error, so that the
  /// node is harmless, but complete.
  void useWorld();
  physics::World& engine() const { return *world_; }
  /// The nearest Space above, else the scene's global one; nullptr if there is none.
  SpaceNode* nearestSpace() const;
  /// A line in the log about this node.
  void warn(const std::string& text, std::string hint = {}) const;

private:
  // Keeps the world alive longer than what derived nodes have in it.
  std::shared_ptr<physics::World> world_;
};

/// Pose that the engine has given something, rounded to float.
Mat4f poseOf(const physics::Vec3& position, const physics::Mat3& rotation);

inline physics::Vec3 toEngine(const Vec3f& v) { return v.cast<double>(); }
inline physics::Mat3 rotationToEngine(const Mat4f& m) { return m.topLeftCorner<3, 3>().cast<double>(); }

} // namespace sparkwright
