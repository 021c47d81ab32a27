#pragma once

#include "core/body/PhysicsObject.h"
#include "physics/Body.h"

#include <memory>

namespace sparkwright
{

class Transform;

/// A rigid body, made at the world pose of its parent, a Transform, when it is linked; afterwards the Transform follows
/// the body. Values are exchanged with the engine as floats in both directions.
class RigidBody : public PhysicsObject
{
public:
  /// Only while the node is linked.
  physics::Body& body() const { return *body_; }
  bool hasBody() const { return body_ != nullptr; }
  Transform* owner() const { return owner_; }

  Mat4f bodyPose() const; ///< Present pose in the world; the Transform gets it after the step.
  Vec3f position() const { return body_->position().cast<float>(); }
  Vec3f velocity() const { return body_->linearVelocity().cast<float>(); }         ///< m/s, world
  Vec3f angularVelocity() const { return body_->angularVelocity().cast<float>(); } ///< rad/s, world
  void setPosition(const Vec3f& position) { body_->setPosition(toEngine(position)); }
  void setRotation(const Mat4f& rotation) { body_->setRotation(rotationToEngine(rotation)); }
  void setVelocity(const Vec3f& velocity) { body_->setLinearVelocity(toEngine(velocity)); }
  void setAngularVelocity(const Vec3f& velocity) { body_->setAngularVelocity(toEngine(velocity)); }

  bool setMass(const physics::Mass& mass) { return body_->setMass(mass); }
  /// Adds a solid; `pose` is in the body's original frame. Moves the body to the common centre of mass; before the next
  /// step its siblings are moved back by as much, so that they keep their world poses. @return false if refused
  bool addMass(physics::Mass mass, const Mat4f& pose);

  /// Where addMass() has moved the centre of mass to, m, in the frame that the scene file gives the body.
  const Vec3f& massShift() const { return totalShift_; }

  bool hasPrePhysics() const override { return shift_ != Vec3f::Zero(); }
  void prePhysics() override;
  bool hasPostPhysics() const override { return true; }
  void postPhysics() override;

  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  void onUnlink() override;
  void onReparent() override;

private:
  void checkPlace() const;

  Transform* owner_ = nullptr;
  Vec3f totalShift_ = Vec3f::Zero(); ///< Of the centre of mass, since the body was made.
  Vec3f shift_ = Vec3f::Zero();      ///< The part not applied to siblings yet.
  std::unique_ptr<physics::Body> body_;
};

} // namespace sparkwright
