#include "core/body/BodyControllers.h"

#include "core/archive/StateArchive.h"
#include "core/body/RigidBody.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Report.h"

#include <algorithm>

namespace sparkwright
{

void BodyController::onLink()
{
  body_ = dynamic_cast<RigidBody*>(parent());
  if(!body_)
    warnAbout(*this, objectText("place.noController"));
}

void BodyController::onReparent() { body_ = dynamic_cast<RigidBody*>(parent()); }

void DragController::prePhysics()
{
  RigidBody* const rigid = rigidBody();
  if(!rigid || !rigid->hasBody())
    return;
  // The zero vector is added, too, also to sleeping bodies: its sign is part of the reference's numbers.
  if(linear > 0)
    rigid->body().addForce(toEngine((rigid->velocity() * linear).eval() * -1.f));
  if(angular > 0)
    rigid->body().addTorque(toEngine((rigid->angularVelocity() * angular).eval() * -1.f));
}

void VelocityController::prePhysics()
{
  RigidBody* const rigid = rigidBody();
  if(!rigid || !rigid->hasBody() || !(maxVelocity > 0))
    return;
  const Vec3f v = rigid->velocity();
  const float speed = std::sqrt(v.x() * v.x() + v.y() * v.y() + v.z() * v.z());
  if(speed > maxVelocity)
    rigid->setVelocity(v * (maxVelocity / speed));
}

void FpsController::prePhysics()
{
  RigidBody* const rigid = rigidBody();
  if(!rigid || !rigid->hasBody())
    return;
  verticalDeg = std::clamp(verticalDeg, -88.f, 88.f);
  const Mat4f rotation = multiply(rotationZ(toRadians(-horizontalDeg)), rotationX(toRadians(-verticalDeg)));
  rigid->setRotation(rotation);
  if(push == Vec3f::Zero())
    return;
  const Vec3f direction = rotate(rotation, {push.y(), push.x(), 0}) + Vec3f(0, 0, push.z());
  rigid->body().addForce(toEngine(direction * (static_cast<float>(rigid->body().mass().mass) * acceleration)));
}

void FpsController::archive(StateArchive& a)
{
  a(horizontalDeg, verticalDeg, push);
}

} // namespace sparkwright
