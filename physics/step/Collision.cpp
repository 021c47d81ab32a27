#include "physics/OdeHandles.h"
#include "physics/step/EngineMessages.h"

namespace sparkwright::physics
{

namespace
{

constexpr int maxPoints = 4;

void setSurface(const Surface& surface, dSurfaceParameters& s)
{
  const auto use = [&s](bool mode, int bits, double value, double low) {
    const bool on = mode && value >= low && std::isfinite(value);
    if(on)
      s.mode |= bits;
    return on ? value : 0;
  };
  s.mode = 0;
  if(surface.coulombMode)
    s.mode |= dContactApprox1;
  s.mu = surface.mu >= 0 ? surface.mu : 0; // no NaN
  s.bounce = use(surface.bounceMode, dContactBounce, surface.bounce, 0);
  s.bounce_vel = surface.bounceVelocity >= 0 ? surface.bounceVelocity : 0;
  s.soft_erp = use(surface.softErpMode, dContactSoftERP, surface.softErp, 0);
  s.soft_cfm = use(surface.softCfmMode, dContactSoftCFM, surface.softCfm, 0);
  s.slip1 = s.slip2 = use(surface.slipMode, dContactSlip1 | dContactSlip2, surface.slip, 0);
}

void setDirection(const Surface& surface, dContact& contact)
{
  if(surface.along == Vec3::Zero())
    return;
  contact.surface.mode |= dContactMu2 | dContactFDir1;
  contact.surface.mu2 = surface.muAcross >= 0 ? surface.muAcross : 0;
  for(int i = 0; i < 3; ++i)
    contact.fdir1[i] = surface.along[i];
}

/// One pass over a space: walks the pairs, asks the listener and makes the contacts that it wants.
class Pass : public ContactMaker
{
public:
  Pass(World::Impl& world, dJointGroupID group, CollisionListener& listener)
      : world_(world), group_(group), listener_(listener)
  {
  }

  static void near(void* self, dGeomID first, dGeomID second) { static_cast<Pass*>(self)->pair(first, second); }

  ContactId add(const ContactPoint& point, const Surface& surface, bool measure) override
  {
    dContact contact{};
    setSurface(surface, contact.surface);
    setDirection(surface, contact);
    contact.geom = {{point.position.x(), point.position.y(), point.position.z(), 0},
                    {point.normal.x(), point.normal.y(), point.normal.z(), 0},
                    point.depth,
                    first_,
                    second_,
                    -1,
                    -1};
    const dJointID joint = dJointCreateContact(world_.id, group_, &contact);
    const dBodyID first = dGeomGetBody(first_);
    const dBodyID second = dGeomGetBody(second_);
    dJointAttach(joint, first, second);

    const int id = world_.contactCount++; // Below maxContacts + maxPoints: see shapes().
    if(id == static_cast<int>(world_.contacts.size()))
      world_.contacts.emplace_back();
    World::Impl::Contact& record = world_.contacts[id];
    record.feedback = {};
    record.position = point.position;
    record.measured = measure;
    record.reversed = !first && second;
    record.contact = contact;
    record.joint = joint;
    dJointSetData(joint, &record);
    if(measure)
      dJointSetFeedback(joint, &record.feedback);
    return id;
  }

private:
  /// Shapes of bodies of another world may lie in our spaces; no contact can hold the two worlds together.
  bool isForeign(dBodyID body) const { return body && dBodyGetWorld(body) != world_.id; }

  static bool hasInside(dGeomID geom)
  {
    return dGeomIsSpace(geom) && static_cast<Space*>(dGeomGetData(geom))->innerCollision();
  }

  static bool isGhost(dGeomID geom)
  {
    return dGeomIsSpace(geom) && static_cast<Space*>(dGeomGetData(geom))->isGhost();
  }

  void pair(dGeomID first, dGeomID second)
  {
    if(world_.isInterrupted())
      return;
    if(!dGeomIsSpace(first) && !dGeomIsSpace(second))
    {
      shapes(first, second);
      return;
    }
    if(isGhost(first) && isGhost(second))
      return;
    // An inner space is looked into once for each neighbour that it has, and not at all if it has none: so does the
    // reference, and the order of contacts depends on it.
    dSpaceCollide2(first, second, this, near);
    if(hasInside(first))
      dSpaceCollide(reinterpret_cast<dSpaceID>(first), this, near);
    if(hasInside(second))
      dSpaceCollide(reinterpret_cast<dSpaceID>(second), this, near);
  }

  void shapes(dGeomID first, dGeomID second)
  {
    const dBodyID a = dGeomGetBody(first);
    const dBodyID b = dGeomGetBody(second);
    if((!a && !b) || isForeign(a) || isForeign(b) || (a && b && dAreConnectedExcluding(a, b, dJointTypeContact)))
      return;
    Shape& firstShape = *static_cast<Shape*>(dGeomGetData(first));
    Shape& secondShape = *static_cast<Shape*>(dGeomGetData(second));
    if(!listener_.wantsPair(firstShape, secondShape))
      return;
    if(world_.contactCount >= World::maxContacts)
    {
      ++world_.contactsLeftOut;
      return;
    }
    const int count = dCollide(first, second, maxPoints, points_.data(), sizeof(dContactGeom));
    if(count <= 0)
      return;
    first_ = first;
    second_ = second;
    for(int i = 0; i < count; ++i)
      pointViews_[i] = {toVec3(points_[i].pos), toVec3(points_[i].normal), points_[i].depth};
    listener_.touched(firstShape, secondShape, {pointViews_.data(), static_cast<std::size_t>(count)}, *this);
  }

  World::Impl& world_;
  dJointGroupID group_;
  CollisionListener& listener_;
  dGeomID first_ = nullptr;
  dGeomID second_ = nullptr;
  std::array<dContactGeom, maxPoints> points_{};
  std::array<ContactPoint, maxPoints> pointViews_{};
};

} // namespace

void World::collide(Space& root, CollisionListener& listener)
{
  useEngine();
  const EngineMessages::Scope scope(*impl_->messages);
  const dJointGroupID group = root.impl_->contactGroup;
  if(impl_->contactGroup != group)
    clearContacts();
  impl_->contactGroup = group;
  Pass pass(*impl_, group, listener);
  dSpaceCollide(root.impl_->id, &pass, Pass::near);
}

void World::clearContacts()
{
  if(impl_->contactGroup)
    dJointGroupEmpty(impl_->contactGroup);
  impl_->contactCount = 0;
}

int World::contactCount() const { return impl_->contactCount; }

ContactForce World::contactForce(ContactId contact) const
{
  if(contact < 0 || contact >= impl_->contactCount)
    return {Vec3::Zero(), Vec3::Zero()};
  const Impl::Contact& c = impl_->contacts[contact];
  const Vec3 force = toVec3(c.feedback.f1);
  return {c.position, !c.measured ? Vec3::Zero() : c.reversed ? Vec3(-force) : force};
}

void World::Impl::forgetContacts(dJointGroupID group)
{
  if(contactGroup != group)
    return;
  contactGroup = nullptr;
  contactCount = 0;
}

} // namespace sparkwright::physics
