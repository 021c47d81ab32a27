#pragma once

#include "core/scene/BaseNode.h"
#include "physics/Contact.h"

#include <limits>
#include <memory>
#include <span>
#include <vector>

namespace sparkwright
{

class Collider;
class ContactForceListener;
class ContactJointHandler;

/// Handles contacts of the collider above it.
class CollisionHandler : public BaseNode
{
public:
  /// Whether it also handles contacts in which its collider is the second of the pair.
  virtual bool isSymmetric() const { return false; }
  /// This handler if it makes contact joints, else nullptr.
  virtual ContactJointHandler* contactMaker() { return nullptr; }
  /// Called for each contact point, unless the handler makes contact joints.
  virtual void touched(Collider& /*own*/, Collider& /*other*/, const physics::ContactPoint&) {}

protected:
  void onLink() override;
};

/// Makes contact joints with colliders that have a handler of this kind, too.
class ContactJointHandler : public CollisionHandler
{
public:
  // Setters of a value do not switch its mode on.
  bool bounceMode = true;
  bool softErpMode = false;
  bool softCfmMode = false;
  bool slipMode = false;
  bool coulombMode = false; ///< Whether `mu` is a coefficient; else it is a limit of the force, N.
  float bounce = 0.8f;         ///< >= 0
  float minBounceVelocity = 2; ///< m/s
  float softErp = 0;           ///< 0 to 1
  float softCfm = 0;           ///< >= 0
  float slip = 0.005f;
  float mu = std::numeric_limits<float>::infinity();

  ContactJointHandler* contactMaker() override { return this; }
  /// Receives the force of each contact; may be nullptr.
  virtual ContactForceListener* forceListener() { return nullptr; }

  /// Whether it makes contacts with this collider at all.
  virtual bool meets(const Collider&) const { return true; }
  /// Changes what is particular to one point of contact of this handler's collider; called after combine().
  /// @param point  its normal points into the own collider
  virtual void refine(physics::Surface&, const ContactJointHandler& /*other*/, const physics::ContactPoint& /*point*/)
  {
  }

  /// Combines two surfaces: a mode is on if either has it, with its value, or the mean if both have it.
  static physics::Surface combine(const ContactJointHandler& a, const ContactJointHandler& b);
};

/// The tread of a wheel: makes contacts with planes only, and has another friction along the axle. Its collider may so
/// be wider than the wheel, such as a sphere, which touches the ground in one point.
class WheelContactHandler : public ContactJointHandler
{
public:
  Vec3f axle{0, 1, 0};  ///< In the frame of the body.
  float muAcross = std::numeric_limits<float>::infinity(); ///< Along the axle; `mu` holds in the direction of rolling.

  bool meets(const Collider& other) const override;
  void refine(physics::Surface& surface, const ContactJointHandler& other,
              const physics::ContactPoint& point) override;
};

/// Also reports each contact to the force sensor of its body part.
///
/// The sensor is the first ContactForceListener below the nearest Transform above when the handler is linked. Unlike in
/// the reference simulator, it gets contacts as first and as second of the pair.
class TouchPerceptorHandler : public ContactJointHandler
{
public:
  ContactForceListener* forceListener() override;

protected:
  void onLink() override;

private:
  std::weak_ptr<Object> sensor_;
  ContactForceListener* listener_ = nullptr;
};

/// Records what its collider touched in the last step. A collider with only this handler makes no contact joints.
class RecorderHandler : public CollisionHandler
{
public:
  bool isSymmetric() const override { return true; }
  void touched(Collider& own, Collider& other, const physics::ContactPoint&) override;

  /// The touched colliders, each once, in order of contact. They are kept alive until the next step.
  std::span<Collider* const> touched() const { return touched_; }

  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;

  void archive(StateArchive& a) override;

protected:
  /// Releases the colliders: two recorders that touch would otherwise keep each other and their world alive.
  void onUnlink() override { prePhysics(); }

private:
  std::vector<Collider*> touched_;
  std::vector<std::shared_ptr<Object>> kept_;
};

} // namespace sparkwright
