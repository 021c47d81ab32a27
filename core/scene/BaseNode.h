#pragma once

#include "core/object/Context.h"
#include "core/object/Math.h"
#include "core/object/Object.h"

#include <any>

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

  // For edits of a scene that runs

  /// What this node has gone through, for the node that replaces it; empty: nothing that the scene file does not tell.
  virtual std::any history() const { return {}; }
  /// Takes over the history of the node, of the same class, that this one replaces.
  virtual void takeOver(const std::any& /*history*/) {}
  /// Called when an edit has changed or rebuilt something of the robot, or the thing, that this node belongs to.
  virtual void onEdited() {}

  /// The nearest Transform above this node; nullptr if there is none.
  Transform* nearestTransform() const;
};

} // namespace sparkwright
