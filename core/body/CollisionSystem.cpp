#include "core/body/CollisionSystem.h"

#include "core/body/Collider.h"
#include "core/body/CollisionHandler.h"
#include "core/body/ContactForceListener.h"

namespace sparkwright
{

namespace
{

Collider* colliderOf(physics::Shape& shape) { return static_cast<Collider*>(shape.userData); }

} // namespace

void CollisionSystem::collide(physics::World& world, physics::Space& root, unsigned long structureVersion)
{
  version_ = structureVersion;
  measured_.clear();
  touches_.clear();
  world.clearContacts();
  world.collide(root, *this);
}

void CollisionSystem::finish(physics::World& world, double share)
{
  for(auto at = measured_.rbegin(); at != measured_.rend(); ++at)
  {
    const Measured& m = *at;
    physics::ContactForce contact = world.contactForce(m.contact);
    if(!m.first)
      contact.force = -contact.force;
    if(share != 1)
      contact.force *= share;
    m.listener->contactForce(contact);
  }
  measured_.clear();
  for(Touch& touch : touches_)
    if(touch.contact != Touch::none)
      touch.force = world.contactForce(touch.contact).force;
  world.clearContacts();
}

void CollisionSystem::setRecorded(bool on)
{
  recorded_ = on;
  if(!on)
    touches_.clear();
}

bool CollisionSystem::wantsPair(physics::Shape& first, physics::Shape& second)
{
  const Collider* const a = colliderOf(first);
  const Collider* const b = colliderOf(second);
  if(!a || !b)
    return false;
  if(!a->ignoresAny() && !b->ignoresAny())
    return true;
  return first.space() != second.space() || (!a->ignores(b->name()) && !b->ignores(a->name()));
}

void CollisionSystem::touched(physics::Shape& first, physics::Shape& second,
                              std::span<const physics::ContactPoint> points, physics::ContactMaker& maker)
{
  Collider& a = *colliderOf(first);
  Collider& b = *colliderOf(second);
  const Collider::Handlers& handlersA = a.handlers(version_);
  const Collider::Handlers& handlersB = b.handlers(version_);
  for(const physics::ContactPoint& point : points)
  {
    physics::ContactId made = Touch::none;
    for(CollisionHandler* const handler : handlersA.all)
    {
      ContactJointHandler* const contactMaker = handler->contactMaker();
      if(!contactMaker)
        handler->touched(a, b, point);
      else if(handlersB.maker && contactMaker->meets(b) && handlersB.maker->meets(a))
        made = makeContact(*contactMaker, *handlersB.maker, point, maker);
    }
    if(recorded_)
      touches_.push_back({a.id(), b.id(), point, made, physics::Vec3::Zero()});
    if(!handlersB.symmetric)
      continue;
    for(CollisionHandler* const handler : handlersB.all)
      if(handler->isSymmetric())
        handler->touched(b, a, point);
  }
}

physics::ContactId CollisionSystem::makeContact(ContactJointHandler& first, ContactJointHandler& second,
                                                const physics::ContactPoint& point, physics::ContactMaker& maker)
{
  ContactForceListener* const listeners[] = {first.forceListener(), second.forceListener()};
  physics::Surface surface = ContactJointHandler::combine(first, second);
  first.refine(surface, second, point);
  second.refine(surface, first, {point.position, -point.normal, point.depth});
  const physics::ContactId contact = maker.add(point, surface, recorded_ || listeners[0] || listeners[1]);
  for(const int i : {0, 1})
    if(listeners[i])
      measured_.push_back({listeners[i], contact, i == 0});
  return contact;
}

} // namespace sparkwright
