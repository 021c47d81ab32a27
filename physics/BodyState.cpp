#include "physics/OdeHandles.h"

#include <algorithm>
#include <cstring>

namespace sparkwright::physics
{

namespace
{

/// Copies a vector to where the engine has it, without the rounding of its setters.
void overwrite(const dReal* engines, const double* values, std::size_t count)
{
  std::memcpy(const_cast<dReal*>(engines), values, count * sizeof(dReal));
}

BodyState::Pose poseNow(dBodyID id)
{
  BodyState::Pose pose;
  std::copy_n(dBodyGetPosition(id), 3, pose.begin());
  std::copy_n(dBodyGetQuaternion(id), 4, pose.begin() + 3);
  return pose;
}

/// Wakes a body. The engine has no other way to set what it has counted.
void tellStepsToSleep(dBodyID id, int steps)
{
  const int whole = dBodyGetAutoDisableSteps(id);
  dBodySetAutoDisableSteps(id, steps);
  dBodyEnable(id);
  dBodySetAutoDisableSteps(id, whole);
}

bool isPossible(const BodyState::Pose& pose)
{
  const double turn = pose[3] * pose[3] + pose[4] * pose[4] + pose[5] * pose[5] + pose[6] * pose[6];
  return isPlace(Vec3(pose.data())) && std::abs(turn - 1) < 0.01;
}

bool isPossible(const BodyState& state)
{
  return isPossible(state.pose) && isPossible(state.inOrder) && (!state.placed || isPossible(*state.placed)) &&
         within(state.linearVelocity, speedLimit) && within(state.angularVelocity, speedLimit) &&
         within(state.force, forceLimit) && within(state.torque, forceLimit) &&
         (!state.rotation || state.rotation->cwiseAbs().maxCoeff() < 1.1) &&
         std::abs(state.stepsToSleep) < 1'000'000'000;
}

} // namespace

void Body::Impl::wake()
{
  dBodyEnable(id);
  stepsToSleep = stepsToFallAsleep;
}

std::uint64_t Body::serial() const
{
  return impl_->serial;
}

BodyState Body::state() const
{
  const dBodyID id = impl_->id;
  BodyState state;
  state.pose = poseNow(id);
  dMatrix3 turned;
  dQtoR(dBodyGetQuaternion(id), turned);
  const Mat3 rotation = toMat3(dBodyGetRotation(id)), expected = toMat3(turned);
  if(std::memcmp(rotation.data(), expected.data(), sizeof(double) * 9) != 0)
    state.rotation = rotation;
  state.linearVelocity = linearVelocity();
  state.angularVelocity = angularVelocity();
  state.force = toVec3(dBodyGetForce(id));
  state.torque = toVec3(dBodyGetTorque(id));
  state.enabled = isEnabled();
  state.gravity = gravityMode();
  state.stepsToSleep = impl_->stepsToSleep;
  state.inOrder = impl_->inOrder;
  state.wasInOrder = impl_->wasInOrder;
  if(impl_->isPlaced)
    state.placed = impl_->placed;
  state.restored = impl_->restored;
  state.restoredTogether = impl_->restoredTogether;
  state.restoredAt = impl_->restoredAt;
  state.place = static_cast<std::uint32_t>(impl_->index);
  return state;
}

bool Body::setState(const BodyState& state)
{
  if(!isPossible(state))
    return false;
  const dBodyID id = impl_->id;
  // The setters tell the shapes, but normalise.
  const dQuaternion turn{state.pose[3], state.pose[4], state.pose[5], state.pose[6]};
  dBodySetPosition(id, state.pose[0], state.pose[1], state.pose[2]);
  dBodySetQuaternion(id, turn);
  overwrite(dBodyGetQuaternion(id), state.pose.data() + 3, 4);
  dMatrix3 rotation;
  if(state.rotation)
    toOde(*state.rotation, rotation);
  else
    dQtoR(turn, rotation);
  for(const int row : {0, 1, 2})
    overwrite(dBodyGetRotation(id) + 4 * row, rotation + 4 * row, 3);
  dBodySetLinearVel(id, state.linearVelocity.x(), state.linearVelocity.y(), state.linearVelocity.z());
  dBodySetAngularVel(id, state.angularVelocity.x(), state.angularVelocity.y(), state.angularVelocity.z());
  dBodySetForce(id, state.force.x(), state.force.y(), state.force.z());
  dBodySetTorque(id, state.torque.x(), state.torque.y(), state.torque.z());
  dBodySetGravityMode(id, state.gravity);
  tellStepsToSleep(id, state.stepsToSleep);
  if(!state.enabled)
    dBodyDisable(id);
  impl_->stepsToSleep = state.stepsToSleep;
  impl_->inOrder = state.inOrder;
  impl_->wasInOrder = state.wasInOrder;
  impl_->isPlaced = state.placed.has_value();
  if(state.placed)
    impl_->placed = *state.placed;
  impl_->restored = state.restored;
  impl_->restoredTogether = state.restoredTogether;
  impl_->restoredAt = state.restoredAt;
  impl_->wantedIndex = state.place;
  return true;
}

void World::Impl::countRest()
{
  constexpr double slowest = 0.01 * 0.01; // The engine's preset, squared.
  const auto square = [](const dReal* v) { return v[0] * v[0] + v[1] * v[1] + v[2] * v[2]; };
  for(Body* const body : bodies)
  {
    Body::Impl& own = Access::impl(*body);
    // A body in mid-air does not fall asleep.
    if(!dBodyGetAutoDisableFlag(own.id) || !dBodyIsEnabled(own.id) || dBodyGetNumJoints(own.id) == 0)
      continue;
    const bool rests = square(dBodyGetLinearVel(own.id)) <= slowest && square(dBodyGetAngularVel(own.id)) <= slowest;
    own.stepsToSleep = rests ? own.stepsToSleep - 1 : stepsToFallAsleep;
  }
}

void World::Impl::letRestingSleep()
{
  countRest();
  for(Body* const body : bodies)
  {
    const Body::Impl& own = Access::impl(*body);
    if(own.stepsToSleep > 0 || !dBodyGetAutoDisableFlag(own.id) || !dBodyIsEnabled(own.id) ||
       dBodyGetNumJoints(own.id) == 0)
      continue;
    dBodyDisable(own.id);
    dBodySetLinearVel(own.id, 0, 0, 0);
    dBodySetAngularVel(own.id, 0, 0, 0);
  }
}

void World::Impl::tellRest()
{
  for(Body* const body : bodies)
  {
    const Body::Impl& own = Access::impl(*body);
    const bool isAwake = dBodyIsEnabled(own.id);
    tellStepsToSleep(own.id, own.stepsToSleep);
    if(!isAwake)
      dBodyDisable(own.id);
  }
}

} // namespace sparkwright::physics
