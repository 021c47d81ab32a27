#include "core/body/RigidBody.h"

#include "core/body/Collider.h"
#include "core/scene/Transform.h"

namespace sparkwright
{

void RigidBody::onLink()
{
  useWorld();
  owner_ = dynamic_cast<Transform*>(parent());
  checkPlace();
  const Mat4f& pose = worldPose();
  body_ = engine().createBody();
  body_->userData = this;
  body_->setRotation(rotationToEngine(pose));
  body_->setPosition(toEngine(translation(pose)));
  totalShift_ = shift_ = Vec3f::Zero();
}

void RigidBody::checkPlace() const
{
  if(!owner_)
    warn("a RigidBody belongs directly below a Transform; nothing follows this one");
  for(const auto& sibling : parent()->children())
  {
    if(sibling.get() == this)
      break;
    if(dynamic_cast<RigidBody*>(sibling.get()))
      warn("the Transform above has a body already, " + sibling->name() + "; it follows the one listed last");
    const auto* const collider = dynamic_cast<Collider*>(sibling.get());
    if(collider && collider->shape() && !collider->shape()->body() &&
       collider->shape()->kind() != physics::Shape::Kind::Plane)
      warn("the collider " + sibling->name() + " is listed before this body, so it is static and does not follow it",
           "list the body first");
  }
}

void RigidBody::onUnlink()
{
  owner_ = nullptr;
  body_.reset();
}

void RigidBody::onReparent() { owner_ = dynamic_cast<Transform*>(parent()); }

Mat4f RigidBody::bodyPose() const { return poseOf(body_->position(), body_->rotation()); }

bool RigidBody::addMass(physics::Mass mass, const Mat4f& pose)
{
  mass.rotate(rotationToEngine(pose));
  mass.translate(toEngine(translation(pose) - totalShift_));
  physics::Mass sum = body_->mass();
  sum.add(mass);
  const Vec3f shift = sum.centre.cast<float>();
  sum.translate(-sum.centre);
  sum.centre.setZero(); // but for rounding it is
  if(!mass.valid() || !body_->setMass(sum))
    return false;
  setPosition(position() + shift);
  totalShift_ += shift;
  shift_ += shift;
  context()->structureChanged(); // the node now asks for the pre-physics phase
  return true;
}

void RigidBody::prePhysics()
{
  if(!parent() || shift_ == Vec3f::Zero())
    return;
  for(const auto& sibling : parent()->children())
  {
    if(auto* const wrapper = dynamic_cast<TransformCollider*>(sibling.get()))
      wrapper->moveInside(-shift_);
    else if(auto* const transform = dynamic_cast<Transform*>(sibling.get()))
      transform->setLocalPosition(translation(transform->local()) - shift_);
  }
  shift_ = Vec3f::Zero();
}

void RigidBody::postPhysics()
{
  if(owner_)
    owner_->setWorld(bodyPose());
  if(const int together = body_->restoredTogether(); together == 1)
    warn("the step gave the body impossible numbers; it was put back to where it was, at rest");
  else if(together > 1)
    warn("the step gave the body impossible numbers; all " + std::to_string(together) +
             " bodies connected by joints were put back to their last poses in order, at rest",
         "very light parts, and parts without damping, are hard to compute");
}

} // namespace sparkwright
