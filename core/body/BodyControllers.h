#pragma once

#include "core/scene/BaseNode.h"

namespace sparkwright
{

class RigidBody;

/// Acts on its parent, a RigidBody, before each step.
class BodyController : public BaseNode
{
public:
  bool hasPrePhysics() const override { return true; }

protected:
  void onLink() override;
  void onReparent() override;
  /// nullptr if the parent is no RigidBody.
  RigidBody* rigidBody() const { return body_; }

private:
  RigidBody* body_ = nullptr;
};

/// Brakes in proportion to velocity, independent of mass.
class DragController : public BodyController
{
public:
  float linear = 0.1f;  ///< N·s/m
  float angular = 0.1f; ///< N·m·s
  void prePhysics() override;
};

/// Limits the body's speed.
class VelocityController : public BodyController
{
public:
  float maxVelocity = 0; ///< m/s; 0: no limit
  void prePhysics() override;
};

/// Moves a body like a camera: direction by two angles, force by held keys.
class FpsController : public BodyController
{
public:
  float acceleration = 10; ///< m/s²
  float horizontalDeg = 0;
  float verticalDeg = 0; ///< Clamped to ±88.
  /// Along the body's forward (+Y) and right (+X) and the world's up; each -1, 0 or 1.
  Vec3f push = Vec3f::Zero();
  void prePhysics() override;
  void archive(StateArchive& a) override;
};

} // namespace sparkwright
