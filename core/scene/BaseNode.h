#pragma once

#include "core/object/Context.h"
#include "core/object/Math.h"
#include "core/object/Object.h"

namespace sparkwright
{

class Transform;

/// A node of a scene. One that is no Transform stands where its parent stands.
///
/// Phases of a cycle: nodes that ask for a phase are called in it, children before their parent and siblings in file
/// order. A node that was linked during a phase is first called in the next cycle.
class BaseNode : public Object
{
public:
  /// Pose in the world, as of the last hierarchy update.
  virtual const Mat4f& worldPose() const;

  /// Before collision detection and the physics step: forces, placements, samples.
  virtual bool hasPrePhysics() const { return false; }
  virtual void prePhysics() {}

  /// After the physics step: what the engine has moved is copied back.
  virtual bool hasPostPhysics() const { return false; }
  virtual void postPhysics() {}

  /// The nearest Transform above this node; nullptr if there is none.
  Transform* nearestTransform() const;
};

} // namespace sparkwright
