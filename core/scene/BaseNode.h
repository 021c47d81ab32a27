#pragma once

#include "core/object/Context.h"
#include "core/object/Math.h"
#include "core/object/Object.h"

namespace sparkwright
{

class Transform;

/// A node of a scene. A node that is no Transform has its parent's pose.
///
/// Takes part in the phases of a cycle that it asks for. Children are called before their parent, siblings in file
/// order. A node linked during a phase is first called in the next cycle.
class BaseNode : public Object
{
public:
  /// Pose in the world, as of the last hierarchy update.
  virtual const Mat4f& worldPose() const;

  /// Before collision detection and the physics step: apply forces, set poses, take samples.
  virtual bool hasPrePhysics() const { return false; }
  virtual void prePhysics() {}

  /// After the physics step: copy poses back from the engine.
  virtual bool hasPostPhysics() const { return false; }
  virtual void postPhysics() {}

  /// The nearest Transform above this node; nullptr if there is none.
  Transform* nearestTransform() const;
};

} // namespace sparkwright
