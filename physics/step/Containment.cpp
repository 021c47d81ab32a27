#include "physics/step/Containment.h"

#include "physics/OdeHandles.h"

#include <Eigen/Geometry>

#include <algorithm>

namespace sparkwright::physics
{

namespace
{

using BodyState = Containment::BodyState;
using Bodies = std::span<BodyState* const>;

// Limits of an assembly in order.
constexpr double farthestMove = 2; ///< Of a body in a step, m.
constexpr double farthestTurn = 1; ///< Of a joint with stops in a step, rad; of a slider, m.
constexpr double beyondStop = 0.2; ///< Of a joint, rad; of a slider, m.

/// Joints are examined, and poses in order kept, in every such step: angles of joints take time to compute.
constexpr std::uint64_t examinationPeriod = 5;

/// An assembly put back again within so many steps is not reported again.
constexpr std::uint64_t sameTrouble = 50;

EnginePose poseOf(dBodyID id)
{
  EnginePose pose;
  std::copy_n(dBodyGetPosition(id), 3, pose.begin());
  std::copy_n(dBodyGetQuaternion(id), 4, pose.begin() + 3);
  return pose;
}

bool isSound(const BodyState& body)
{
  const dReal* const q = dBodyGetQuaternion(body.id);
  const dReal turn = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
  return isPlace(toVec3(dBodyGetPosition(body.id))) && std::abs(turn - 1) < 0.01 &&
         within(toVec3(dBodyGetLinearVel(body.id)), speedLimit) &&
         within(toVec3(dBodyGetAngularVel(body.id)), speedLimit);
}

bool isAxisInOrder(const Joint& joint, int axis, double seconds)
{
  const double low = joint.parameter(JointParameter::LowStop, axis);
  const double high = joint.parameter(JointParameter::HighStop, axis);
  if(low > high || (std::isinf(low) && std::isinf(high)))
    return true;
  const bool slides = joint.kind() == Joint::Kind::Slider;
  const double place = slides ? joint.position() : joint.angle(axis);
  const double rate = slides ? joint.positionRate() : joint.angleRate(axis);
  return place >= low - beyondStop && place <= high + beyondStop && std::abs(rate) * seconds <= farthestTurn;
}

bool isInOrder(const Joint& joint, double seconds)
{
  switch(joint.kind())
  {
  case Joint::Kind::Hinge:
  case Joint::Kind::Hinge2: // The second axis is that of a wheel.
  case Joint::Kind::Slider:
    return isAxisInOrder(joint, 0, seconds);
  case Joint::Kind::Universal:
    return isAxisInOrder(joint, 0, seconds) && isAxisInOrder(joint, 1, seconds);
  case Joint::Kind::Ball:
  case Joint::Kind::Fixed:
  case Joint::Kind::AngularMotor:
  case Joint::Kind::LinearMotor:
  case Joint::Kind::InPlane:
  case Joint::Kind::Planar:
    break;
  }
  return true;
}

bool isInOrder(Bodies bodies, std::span<const Joint* const> joints, double seconds)
{
  if(joints.empty()) // Nothing can tear.
    return true;
  const auto isSlow = [seconds](const BodyState* body)
  { return within(toVec3(dBodyGetLinearVel(body->id)), farthestMove / seconds); };
  return std::ranges::all_of(bodies, isSlow) &&
         std::ranges::all_of(joints, [seconds](const Joint* joint) { return isInOrder(*joint, seconds); });
}

Eigen::Quaterniond turnOf(const EnginePose& pose)
{
  return {pose[3], pose[4], pose[5], pose[6]};
}

double massOf(const BodyState& body)
{
  dMass mass;
  dBodyGetMass(body.id, &mass);
  return mass.mass;
}

/// Moves the poses in order as `lead` has been moved from outside.
void moveAlong(Bodies bodies, const BodyState& lead)
{
  const EnginePose from = lead.inOrder, to = lead.placed;
  // Normalised, since this may happen in many steps in a row: errors of the length would double each time.
  const Eigen::Quaterniond turn = (turnOf(to) * turnOf(from).conjugate()).normalized();
  for(BodyState* const body : bodies)
  {
    EnginePose& pose = body->inOrder;
    const Vec3 position = Vec3(to.data()) + turn * (Vec3(pose.data()) - Vec3(from.data()));
    const Eigen::Quaterniond q = (turn * turnOf(pose)).normalized();
    pose = {position.x(), position.y(), position.z(), q.w(), q.x(), q.y(), q.z()};
  }
}

/// Applies what has been moved from outside since the last step to the poses in order.
void takeOverPlaces(Bodies bodies)
{
  const BodyState* lead = nullptr; // The heaviest, of a robot the torso.
  for(const BodyState* const body : bodies)
    if(body->isPlaced && (!lead || massOf(*body) > massOf(*lead)))
      lead = body;
  if(!lead)
    return;
  if(std::ranges::all_of(bodies, &BodyState::wasInOrder))
    moveAlong(bodies, *lead);
  else
    for(BodyState* const body : bodies)
      if(body->isPlaced)
        body->inOrder = body->placed;
  for(BodyState* const body : bodies)
    body->isPlaced = false;
}

void remember(Bodies bodies)
{
  for(BodyState* const body : bodies)
  {
    body->inOrder = poseOf(body->id);
    body->wasInOrder = true;
    body->isPlaced = false;
  }
}

} // namespace

void Body::Impl::notePlaced()
{
  placed = poseOf(id);
  isPlaced = true;
}

void Containment::check(const World::Impl& world, double seconds)
{
  ++step_;
  if(structureSeen_ != world.structureChanges)
    find(world);
  for(const Assembly& assembly : assemblies_)
  {
    const Bodies bodies(bodies_.data() + assembly.firstBody, assembly.bodyCount);
    for(BodyState* const body : bodies)
    {
      body->restored = false;
      body->restoredTogether = 0;
    }
    if(!std::ranges::all_of(bodies, [](const BodyState* body) { return isSound(*body); }))
      putBack(bodies);
    else if(!isDue(assembly, bodies))
      continue;
    else if(isInOrder(bodies, {joints_.data() + assembly.firstJoint, assembly.jointCount}, seconds))
      remember(bodies);
    else
      takeOverPlaces(bodies);
  }
}

bool Containment::isDue(const Assembly& assembly, Bodies bodies) const
{
  return assembly.jointCount == 0 || step_ % examinationPeriod == 0 ||
         std::ranges::any_of(bodies, [](const BodyState* body) { return body->isPlaced; });
}

void Containment::putBack(Bodies bodies)
{
  takeOverPlaces(bodies);
  const bool again = std::ranges::any_of(bodies, [this](const BodyState* body)
                                         { return body->restoredAt != 0 && step_ - body->restoredAt <= sameTrouble; });
  const auto cause = std::ranges::find_if(bodies, [](const BodyState* body) { return !isSound(*body); });
  if(!again)
    (*cause)->restoredTogether = static_cast<int>(bodies.size());
  for(BodyState* const body : bodies)
  {
    const EnginePose& pose = body->inOrder;
    dBodySetPosition(body->id, pose[0], pose[1], pose[2]);
    dBodySetQuaternion(body->id, pose.data() + 3);
    dBodySetLinearVel(body->id, 0, 0, 0);
    dBodySetAngularVel(body->id, 0, 0, 0);
    dBodySetForce(body->id, 0, 0, 0);
    dBodySetTorque(body->id, 0, 0, 0);
    body->restored = true;
    body->restoredAt = step_;
  }
}

void Containment::find(const World::Impl& world)
{
  structureSeen_ = world.structureChanges;
  assemblies_.clear();
  bodies_.clear();
  joints_.clear();
  for(Body* const body : world.bodies)
    Access::impl(*body).isCollected = false;
  for(Body* const body : world.bodies)
    if(!Access::impl(*body).isCollected)
      collect(Access::impl(*body));
}

void Containment::collect(BodyState& first)
{
  Assembly assembly{bodies_.size(), 0, joints_.size(), 0};
  const auto add = [this](BodyState& body)
  {
    body.isCollected = true;
    bodies_.push_back(&body);
  };
  add(first);
  for(std::size_t i = assembly.firstBody; i < bodies_.size(); ++i)
  {
    const dBodyID id = bodies_[i]->id;
    for(int j = 0; j < dBodyGetNumJoints(id); ++j)
    {
      const dJointID joint = dBodyGetJoint(id, j);
      if(dJointGetType(joint) == dJointTypeContact)
        continue;
      const dBodyID bodies[] = {dJointGetBody(joint, 0), dJointGetBody(joint, 1)};
      if(id == (bodies[0] ? bodies[0] : bodies[1])) // Each joint once.
        joints_.push_back(static_cast<const Joint*>(dJointGetData(joint)));
      for(const dBodyID other : bodies)
        if(other && !Access::impl(*static_cast<Body*>(dBodyGetData(other))).isCollected)
          add(Access::impl(*static_cast<Body*>(dBodyGetData(other))));
    }
  }
  assembly.bodyCount = bodies_.size() - assembly.firstBody;
  assembly.jointCount = joints_.size() - assembly.firstJoint;
  assemblies_.push_back(assembly);
}

} // namespace sparkwright::physics
