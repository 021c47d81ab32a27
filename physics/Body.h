#pragma once

#include "physics/Mass.h"
#include "physics/Types.h"

#include <cstdint>
#include <memory>

namespace sparkwright::physics
{

struct BodyState;

/// A rigid body, made by World::createBody(). Must not outlive its World.
///
/// SI units, world coordinates. Setters ignore values that are not finite or too large (positions and speeds above 1e6,
/// forces above 1e12), which would corrupt everything in contact with the body. See wasRestored() for bodies that
/// explode nevertheless.
class Body
{
public:
  ~Body();
  Body(const Body&) = delete;
  Body& operator=(const Body&) = delete;

  Vec3 position() const;
  void setPosition(const Vec3& position);
  Mat3 rotation() const;
  /// Sets the orientation by a rotation matrix, which is converted to a normalised quaternion.
  void setRotation(const Mat3& rotation);
  Vec3 linearVelocity() const;
  void setLinearVelocity(const Vec3& velocity);
  Vec3 angularVelocity() const;
  void setAngularVelocity(const Vec3& velocity);

  /// Adds a force (N) or torque (N·m) in world axes, for the next step only. Does not wake a sleeping body.
  void addForce(const Vec3& force);
  void addTorque(const Vec3& torque);

  /// @return false, without effect, if Mass::valid() is false or the centre of mass is not the body's origin
  bool setMass(const Mass& mass);
  Mass mass() const;

  void setGravityMode(bool useGravity);
  bool gravityMode() const;

  /// A sleeping (auto-disabled or disabled) body is not integrated until it is enabled or touched by an awake one.
  bool isEnabled() const;
  void enable();
  void disable();

  /// Whether the last step computed an invalid pose or velocity for the body, or for one connected to it by joints. All
  /// of these bodies are then at rest in their last poses in order: a single body in its pose before the step, others
  /// in poses in which no joint was far beyond its stops.
  bool wasRestored() const;
  /// Number of bodies put back by the last step because of this one, itself included. Reported for one body of those
  /// that joints connect, and once: 0 if nothing was put back, or if the same bodies were in the 50 steps before.
  int restoredTogether() const;

  /// What the engine keeps of the body from step to step.
  BodyState state() const;
  /// Gives the body the state of another one, made by the same calls; also of one that sleeps.
  /// @return false, without effect, if it has impossible values
  bool setState(const BodyState& state);
  /// Running number among the bodies of its world.
  std::uint64_t serial() const;

  void* userData = nullptr; ///< For the owner; not used by the engine.

private:
  friend class Containment;
  friend class World;
  friend struct Access;
  struct Impl;
  explicit Body(std::unique_ptr<Impl>);
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright::physics
