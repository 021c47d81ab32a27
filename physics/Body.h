#pragma once

#include "physics/Mass.h"
#include "physics/Types.h"

#include <memory>

namespace sparkwright::physics
{

/// A rigid body. Made by World::createBody(), which it must not outlive (node classes share the World).
///
/// Setters ignore values that are not finite or absurd (positions and speeds above 1e6, forces above 1e12): such numbers
/// would spoil everything that touches the body. A body that explodes all the same is put back, see wasRestored().
class Body
{
public:
  ~Body();
  Body(const Body&) = delete;
  Body& operator=(const Body&) = delete;

  Vec3 position() const;
  void setPosition(const Vec3& position);
  Mat3 rotation() const;
  /// Sets the orientation from a rotation matrix by way of a normalised quaternion, so that it is a rotation again.
  void setRotation(const Mat3& rotation);
  Vec3 linearVelocity() const;
  void setLinearVelocity(const Vec3& velocity);
  Vec3 angularVelocity() const;
  void setAngularVelocity(const Vec3& velocity);

  /// Force (N) and torque (N·m) in world axes, for the next step only. Adds to a sleeping body without waking it.
  void addForce(const Vec3& force);
  void addTorque(const Vec3& torque);

  /// Refuses (returns false) what Mass::valid() refuses, and a centre of mass that is not the body's origin.
  bool setMass(const Mass& mass);
  Mass mass() const;

  void setGravityMode(bool useGravity);
  bool gravityMode() const;

  /// A sleeping (auto-disabled or disabled) body is not integrated until it is enabled or touched by an awake one.
  bool isEnabled() const;
  void enable();
  void disable();

  /// True if the last step gave the body an impossible pose or velocity. It then stands where it stood before the step,
  /// at rest.
  bool wasRestored() const;

  void* userData = nullptr; ///< For the owner; the engine never looks at it.

private:
  friend class World;
  friend struct Access;
  struct Impl;
  explicit Body(std::unique_ptr<Impl>);
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright::physics
