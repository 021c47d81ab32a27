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

  /// A point at which two colliders touched in the last step, for those who show it.
  struct Touch
  {
    std::uint64_t first = 0, second = 0; ///< Ids of the colliders.
    physics::ContactPoint point;         ///< Its normal points into the first.
    physics::ContactId contact = none;
    physics::Vec3 force = physics::Vec3::Zero(); ///< On the first, N, world axes; zero without a contact.

    static constexpr physics::ContactId none = -1; ///< They were only watched.
  };
  /// Whether touches() is kept; then the forces of all contacts are measured, which changes nothing about them [off].
  void setRecorded(bool on);
  /// Of the last step that was recorded.
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
