#include "core/body/RigidBody.h"

#include "core/archive/StateArchive.h"
#include "core/body/Collider.h"
#include "core/object/ObjectTexts.h"
#include "core/scene/Transform.h"
#include "physics/State.h"

#include <cstring>
#include <optional>

namespace sparkwright
{

namespace
{

/// Values that are as expected most of the time: to the bit, also for the sign of zeros.
template<class T>
void archiveRare(StateArchive& a, T& value, const T& expected)
{
  std::optional<T> stored;
  if(std::memcmp(&value, &expected, sizeof(T)) != 0)
    stored = value;
  a(stored);
  value = stored.value_or(expected);
}

} // namespace

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
    warn(objectText("place.bodyAlone"));
  for(const auto& sibling : parent()->children())
  {
    if(sibling.get() == this)
      break;
    if(dynamic_cast<RigidBody*>(sibling.get()))
      warn(objectText("place.twoBodies", sibling->name()));
    const auto* const collider = dynamic_cast<Collider*>(sibling.get());
    if(collider && collider->shape() && !collider->shape()->body() &&
       collider->shape()->kind() != physics::Shape::Kind::Plane)
      warn(objectText("place.colliderFirst", sibling->name()), objectText("place.bodyFirst"));
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
    warn(objectText("body.putBack"));
  else if(together > 1)
    warn(objectText("body.allPutBack", together), objectText("body.hardParts"));
}

void RigidBody::archive(StateArchive& a)
{
  physics::BodyState state = body_ ? body_->state() : physics::BodyState();
  const physics::BodyState usual;
  const Vec3f nowhere = Vec3f::Zero();
  archiveRare(a, totalShift_, nowhere);
  archiveRare(a, shift_, nowhere);
  a(state.pose, state.rotation, state.linearVelocity, state.angularVelocity, state.inOrder, state.placed);
  archiveRare(a, state.force, usual.force);
  archiveRare(a, state.torque, usual.torque);
  bool* const flags[] = {&state.enabled, &state.gravity, &state.wasInOrder, &state.restored};
  std::uint8_t bits = 0;
  for(std::size_t i = 0; i < std::size(flags); ++i)
    bits = static_cast<std::uint8_t>(bits | (*flags[i] ? 1 << i : 0));
  a(bits);
  for(std::size_t i = 0; i < std::size(flags); ++i)
    *flags[i] = bits & (1 << i);
  a.require(bits < 1 << std::size(flags));
  std::uint64_t place = state.place;
  a.small(place);
  a.small(state.restoredAt);
  state.place = static_cast<std::uint32_t>(place);
  archiveRare(a, state.stepsToSleep, 10);
  archiveRare(a, state.restoredTogether, 0);
  if(a.isLoading() && body_)
    a.require(body_->setState(state));
}

} // namespace sparkwright
