#pragma once

#include "core/scene/Transform.h"

namespace sparkwright
{

class RigidBody;

/// The ball: a Transform with the ball's RigidBody below it. What is set, the engine has at once; the Transform has it
/// after the next physics step, or with showPose().
class Ball : public Transform
{
public:
  Vec3f position() const { return translation(worldPose()); }
  Vec3f velocity() const; ///< m/s; zero without a body.

  /// Puts the centre there and wakes the ball; velocities stay.
  void moveTo(const Vec3f& position);
  /// Sets the linear velocity, m/s, stops the spin and wakes the ball.
  void setVelocity(const Vec3f& velocity);
  /// Puts the ball there at rest; ends a push.
  void placeAt(const Vec3f& position);
  /// Pushes the ball for some cycles, from the next step on: force in N and torque in N·m, world axes. Takes the place of
  /// a push by somebody else. Wakes the ball.
  /// @param by  tells those who push apart; not looked into
  /// @return false, without effect, while the last push by the same one still acts
  bool push(const Vec3f& force, const Vec3f& torque, int cycles, const void* by);
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;
  /// Copies the pose of the body to this node, as after a physics step.
  void showPose();

protected:
  void onLink() override;
  void onUnlink() override;

private:
  RigidBody* body() const;

  Vec3f force_ = Vec3f::Zero(), torque_ = Vec3f::Zero();
  const void* pusher_ = nullptr;
  int pushes_ = 0; ///< Cycles for which the two still act.
};

} // namespace sparkwright
