#pragma once

#include "core/object/Context.h"
#include "core/rosi/RosScene.h"
#include "core/text/LocalText.h"

#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{
class RigidBody;
} // namespace sparkwright

namespace sparkwright::ros
{

/// Makes the nodes of a RoSi scene.
///
/// A static shape becomes a Transform with visual and collider; a body of one shape also gets a RigidBody. Names are
/// those of the reference simulator (`visual_`, `body_` and `geometry_` before the name of the shape). For a body of
/// several shapes, the Transform is at their common centre of mass, and each shape has a Transform and a
/// TransformCollider (`geomtrans_`) of its own in it.
class NodeBuilder
{
public:
  explicit NodeBuilder(Context& context) : context_(context) {}

  /// Adds a Transform below `parent`. @param local  its pose in `parent`
  Object& addTransform(Object& parent, const std::string& name, const Mat4f& local, const Object::Origin& origin);
  /// @param local  pose of the shape below `parent`
  /// @return its Transform
  Object& addStatic(Object& parent, const Solid& solid, const Mat4f& local, const Softness& softness);
  /// Adds bodies below `root`, then the joints between them.
  void addMoving(Object& root, const RosScene& scene);

private:
  template<class T>
  std::shared_ptr<T> make(const char* className, std::string name, const Object::Origin& origin);
  RigidBody* addBody(Object& root, const Group& group);
  void addShape(Object& transform, const Solid& solid, const Mat4f& offset, const Softness& softness);
  void addVisual(Object& transform, const Solid& solid);
  void addCollider(Object& parent, const Solid& solid, const Mat4f* offset, const Softness& softness);
  void addJoint(Object& root, const RosScene& scene, const RosJoint& joint);
  RigidBody* bodyAround(const RosScene& scene, int group) const;
  void report(const Object::Origin& origin, LocalText message, LocalText hint);

  Context& context_;
  std::vector<RigidBody*> bodies_; ///< One per group; nullptr where there is none.
};

} // namespace sparkwright::ros
