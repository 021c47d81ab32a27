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
  /// Puts the ball there at rest.
  void placeAt(const Vec3f& position);
  /// Copies the pose of the body to this node, as after a physics step.
  void showPose();

protected:
  void onLink() override;
  void onUnlink() override;

private:
  RigidBody* body() const;
};

} // namespace sparkwright
