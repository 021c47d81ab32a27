#pragma once

#include "physics/Contact.h"
#include "physics/World.h"

#include <vector>

namespace sparkwright
{

class Collider;
class ContactForceListener;
class ContactJointHandler;

/// Carries out what the handlers of colliders want when these touch.
///
/// The handlers of the first collider of a pair decide; those of the second are told if they are symmetric. A contact
/// needs a contact maker on both sides. Does not allocate in steady state.
class CollisionSystem : private physics::CollisionListener
{
public:
  /// Finds all contacts below `root`. To be followed by the step and finish().
  /// @param structureVersion  Context::structureVersion; handlers are looked up again when it has changed
  void collide(physics::World& world, physics::Space& root, unsigned long structureVersion);

  /// After the step: hands the forces to the listeners, the last contact first, and takes the contacts away.
  void finish(physics::World& world);

private:
  bool wantsPair(physics::Shape& first, physics::Shape& second) override;
  void touched(physics::Shape& first, physics::Shape& second, std::span<const physics::ContactPoint> points,
               physics::ContactMaker& maker) override;
  void makeContact(ContactJointHandler& first, ContactJointHandler& second, const physics::ContactPoint& point,
                   physics::ContactMaker& maker);

  struct Measured
  {
    ContactForceListener* listener;
    physics::ContactId contact;
    bool first; ///< Whether the listener belongs to the first collider.
  };

  unsigned long version_ = 0;
  std::vector<Measured> measured_;
};

} // namespace sparkwright
