#include "physics/Body.h"

#include "physics/OdeHandles.h"

#include <limits>

namespace sparkwright::physics
{

Body::Body(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Body::~Body()
{
  std::vector<Body*>& bodies = impl_->world->bodies;
  bodies.back()->impl_->index = impl_->index;
  bodies[impl_->index] = bodies.back();
  bodies.pop_back();
  ++impl_->world->structureChanges;
  dBodyDestroy(impl_->id);
}

Vec3 Body::position() const { return toVec3(dBodyGetPosition(impl_->id)); }

void Body::setPosition(const Vec3& position)
{
  if(!isPlace(position))
    return;
  dBodySetPosition(impl_->id, position.x(), position.y(), position.z());
  impl_->notePlaced();
}

Mat3 Body::rotation() const { return toMat3(dBodyGetRotation(impl_->id)); }

void Body::setRotation(const Mat3& rotation)
{
  if(!rotation.allFinite())
    return;
  dMatrix3 r;
  toOde(rotation, r);
  dQuaternion q;
  dRtoQ(r, q);
  const dReal length = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
  if(!(length > 0) || !std::isfinite(length))
    return;
  dNormalize4(q);
  dBodySetQuaternion(impl_->id, q);
  impl_->notePlaced();
}

Vec3 Body::linearVelocity() const { return toVec3(dBodyGetLinearVel(impl_->id)); }

void Body::setLinearVelocity(const Vec3& velocity)
{
  if(within(velocity, speedLimit))
    dBodySetLinearVel(impl_->id, velocity.x(), velocity.y(), velocity.z());
}

Vec3 Body::angularVelocity() const { return toVec3(dBodyGetAngularVel(impl_->id)); }

void Body::setAngularVelocity(const Vec3& velocity)
{
  if(within(velocity, speedLimit))
    dBodySetAngularVel(impl_->id, velocity.x(), velocity.y(), velocity.z());
}

void Body::addForce(const Vec3& force)
{
  if(within(force, forceLimit))
    dBodyAddForce(impl_->id, force.x(), force.y(), force.z());
}

void Body::addTorque(const Vec3& torque)
{
  if(within(torque, forceLimit))
    dBodyAddTorque(impl_->id, torque.x(), torque.y(), torque.z());
}

bool Body::setMass(const Mass& mass)
{
  if(!mass.valid() || mass.centre.cwiseAbs().maxCoeff() > std::numeric_limits<double>::epsilon())
    return false;
  dMass m;
  dMassSetZero(&m);
  m.mass = mass.mass;
  toOde(mass.inertia, m.I);
  dBodySetMass(impl_->id, &m);
  impl_->inertia.set(m);
  return true;
}

Mass Body::mass() const
{
  dMass m;
  dBodyGetMass(impl_->id, &m);
  return {m.mass, toVec3(m.c), toMat3(m.I)};
}

void Body::setGravityMode(bool useGravity) { dBodySetGravityMode(impl_->id, useGravity); }

bool Body::gravityMode() const { return dBodyGetGravityMode(impl_->id) != 0; }

bool Body::isEnabled() const { return dBodyIsEnabled(impl_->id) != 0; }

void Body::enable() { impl_->wake(); }

void Body::disable() { dBodyDisable(impl_->id); }

bool Body::wasRestored() const { return impl_->restored; }

int Body::restoredTogether() const { return impl_->restoredTogether; }

} // namespace sparkwright::physics
