#pragma once

#include "physics/Contact.h"
#include "physics/World.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sparkwright
{

class Collider;
class ContactForceListener;
class ContactJointHandler;

/// Runs collision detection and calls the handlers of colliders.
///
/// For each pair, calls the handlers of the first collider, and the symmetric ones of the second. A contact joint needs
/// a maker on both sides. Does not allocate in steady state.
class CollisionSystem : private physics::CollisionListener
{
public:
  /// Finds all contacts below `root`. Then run the physics step and finish().
  /// @param structureVersion  Context::structureVersion; handlers are looked up again when it has changed
  void collide(physics::World& world, physics::Space& root, unsigned long structureVersion);

  /// After the step: reports the forces to the listeners, the last contact first, and removes the contacts.
  /// @param share  of the step in the cycle, by which forces are multiplied: their sums are then means over the cycle
  void finish(physics::World& world, double share = 1);

  /// A contact point of the last step, for display.
  struct Touch
  {
    std::uint64_t first = 0, second = 0; ///< Ids of the colliders.
    physics::ContactPoint point;         ///< Its normal points into the first.
    physics::ContactId contact = none;
    physics::Vec3 force = physics::Vec3::Zero(); ///< On the first, N, world axes; zero without a contact.

    static constexpr physics::ContactId none = -1; ///< Detected only, without a joint.
  };
  /// Whether to record touches(); preset: off. Measures the forces of all contacts, which does not change the results.
  void setRecorded(bool on);
  /// Contact points of the last recorded step.
  std::span<const Touch> touches() const { return touches_; }

private:
  bool wantsPair(physics::Shape& first, physics::Shape& second) override;
  void touched(physics::Shape& first, physics::Shape& second, std::span<const physics::ContactPoint> points,
               physics::ContactMaker& maker) override;
  physics::ContactId makeContact(ContactJointHandler& first, ContactJointHandler& second,
                                 const physics::ContactPoint& point, physics::ContactMaker& maker);

  struct Measured
  {
    ContactForceListener* listener;
    physics::ContactId contact;
    bool first; ///< Whether the listener belongs to the first collider.
  };

  unsigned long version_ = 0;
  std::vector<Measured> measured_;
  bool recorded_ = false;
  std::vector<Touch> touches_;
};

} // namespace sparkwright
