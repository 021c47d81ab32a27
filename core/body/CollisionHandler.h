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

/// Decides what happens when the collider above it touches another one.
class CollisionHandler : public BaseNode
{
public:
  /// Whether it also wants to hear of contacts in which its collider is the second of the pair.
  virtual bool isSymmetric() const { return false; }
  /// Itself, if it makes contacts.
  virtual ContactJointHandler* contactMaker() { return nullptr; }
  /// Called for each contact point, unless the handler makes contacts.
  virtual void touched(Collider& /*own*/, Collider& /*other*/, const physics::ContactPoint&) {}

protected:
  void onLink() override;
};

/// Makes a contact if the other collider has a handler of this kind, too.
class ContactJointHandler : public CollisionHandler
{
public:
  // Setters of a value do not switch its mode on.
  bool bounceMode = true;
  bool softErpMode = false;
  bool softCfmMode = false;
  bool slipMode = false;
  float bounce = 0.8f;         ///< >= 0
  float minBounceVelocity = 2; ///< m/s
  float softErp = 0;           ///< 0 to 1
  float softCfm = 0;           ///< >= 0
  float slip = 0.005f;
  float mu = std::numeric_limits<float>::infinity();

  ContactJointHandler* contactMaker() override { return this; }
  /// Who wants to know the force of each contact, or nullptr.
  virtual ContactForceListener* forceListener() { return nullptr; }

  /// How two surfaces act together: a mode counts if either has it, with its value, or the mean if both have it.
  static physics::Surface combine(const ContactJointHandler& a, const ContactJointHandler& b);
};

/// The same, and tells the force sensor of its body part about each contact.
///
/// The sensor is the first ContactForceListener below the nearest Transform above when the handler is linked. Other
/// than in the reference it hears of a contact whichever of the pair it is.
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

/// Remembers what its collider touched in the last step. A collider with this handler only makes no contacts.
class RecorderHandler : public CollisionHandler
{
public:
  bool isSymmetric() const override { return true; }
  void touched(Collider& own, Collider& other, const physics::ContactPoint&) override;

  /// Each collider once, in order of contact. They are kept alive until the next step.
  std::span<Collider* const> touched() const { return touched_; }

  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;

protected:
  /// Lets go: two recorders that touched would keep each other, and their whole world, alive.
  void onUnlink() override { prePhysics(); }

private:
  std::vector<Collider*> touched_;
  std::vector<std::shared_ptr<Object>> kept_;
};

} // namespace sparkwright
