#pragma once

#include "core/scene/Transform.h"

namespace sparkwright
{

class RigidBody;

/// The ball: a Transform with the ball's RigidBody below it.
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

protected:
  void onLink() override;
  void onUnlink() override;

private:
  RigidBody* body() const;
  void show(const Vec3f& position);
};

} // namespace sparkwright
