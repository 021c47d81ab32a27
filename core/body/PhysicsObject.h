#pragma once

#include "core/scene/BaseNode.h"
#include "core/text/LocalText.h"
#include "physics/World.h"

#include <memory>
#include <string>

namespace sparkwright
{

class SpaceNode;

/// A node with an object in the physics engine, which is made when the node is linked and destroyed when it is
/// unlinked.
///
/// All physics nodes of a scene use the first World and, unless they are below another, the first Space found directly
/// below the Scene.
class PhysicsObject : public BaseNode
{
protected:
  /// Finds the scene's physics world. Without one, logs an error and makes a world for this node alone, so that the
  /// node works without effect.
  void useWorld();
  physics::World& engine() const { return *world_; }
  /// The nearest Space above, else the scene's global one; nullptr if there is none.
  SpaceNode* nearestSpace() const;
  /// Logs a warning about this node.
  void warn(LocalText text, LocalText hint = {}) const;

private:
  // Declared here, so that the world outlives the objects of derived nodes.
  std::shared_ptr<physics::World> world_;
};

/// A pose of the engine, rounded to float.
Mat4f poseOf(const physics::Vec3& position, const physics::Mat3& rotation);

inline physics::Vec3 toEngine(const Vec3f& v) { return v.cast<double>(); }
inline physics::Mat3 rotationToEngine(const Mat4f& m) { return m.topLeftCorner<3, 3>().cast<double>(); }

} // namespace sparkwright
