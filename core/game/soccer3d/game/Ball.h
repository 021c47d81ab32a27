#pragma once

#include "core/scene/Transform.h"

namespace sparkwright
{

class RigidBody;

/// The ball: a Transform with a RigidBody below it. Changes reach the physics engine at once, the Transform after the
/// next physics step or showPose().
class Ball : public Transform
{
public:
  Vec3f position() const { return translation(worldPose()); }
  Vec3f velocity() const; ///< m/s; zero without a body.

  /// Moves the centre to a point in the world, m; wakes the ball and keeps its velocities.
  void moveTo(const Vec3f& position);
  /// Sets the linear velocity, m/s, stops the spin and wakes the ball.
  void setVelocity(const Vec3f& velocity);
  /// Puts the ball to a point in the world, m, at rest; ends a push.
  void placeAt(const Vec3f& position);
  /// Pushes the ball for some cycles, from the next step on: force in N and torque in N·m, world axes. Replaces a push
  /// by another pusher. Wakes the ball.
  /// @param by  id of the pusher
  /// @return false, without effect, while the last push by the same pusher acts
  bool push(const Vec3f& force, const Vec3f& torque, int cycles, std::uint64_t by);
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;
  /// Copies the pose of the body to this node, as after a physics step.
  void showPose();

  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  void onUnlink() override;

private:
  RigidBody* body() const;

  Vec3f force_ = Vec3f::Zero(), torque_ = Vec3f::Zero();
  std::uint64_t pusher_ = 0; ///< Id of a node.
  int pushes_ = 0; ///< Remaining cycles of the push.
};

} // namespace sparkwright
