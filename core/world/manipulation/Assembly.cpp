#include "core/world/manipulation/Assembly.h"

#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/body/WorldNode.h"
#include "core/joint/Joints.h"
#include "core/scene/Transform.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <map>
#include <set>

namespace sparkwright
{

namespace
{

/// The bodies below a node, or else the one beside which it hangs.
std::vector<RigidBody*> ownBodies(Object& node)
{
  std::vector<RigidBody*> own;
  node.visit<RigidBody>(
      [&](RigidBody& body)
      {
        if(body.hasBody())
          own.push_back(&body);
      });
  for(Object* above = &node; above && own.empty(); above = above->parent())
    if(auto* const body = above->childOf<RigidBody>(); body && body->hasBody())
      own.push_back(body);
  return own;
}

} // namespace

void BoundingBox::add(const physics::Shape& shape)
{
  if(shape.kind() != physics::Shape::Kind::Plane && shape.kind() != physics::Shape::Kind::Ray)
    add(shape.bounds());
}

void BoundingBox::add(const physics::Box3& other)
{
  box_.min = empty_ ? other.min : physics::Vec3(box_.min.cwiseMin(other.min));
  box_.max = empty_ ? other.max : physics::Vec3(box_.max.cwiseMax(other.max));
  empty_ = false;
}

void Neighbourhood::add(Object& node)
{
  everywhere_ = everywhere_ || dynamic_cast<WorldNode*>(&node);
  bool found = false;
  const auto addShape = [&](const Collider& collider)
  {
    found = true;
    if(collider.shape() && !dynamic_cast<const TransformCollider*>(collider.parent())) // That has it at its place.
      add(*collider.shape());
  };
  node.visit<Collider>(addShape);
  for(const Object* above = node.parent(); above && !found; above = above->parent())
    if(const auto* const collider = dynamic_cast<const Collider*>(above))
      addShape(*collider);
}

void Neighbourhood::add(std::span<physics::Shape* const> shapes)
{
  for(const physics::Shape* const shape : shapes)
    add(*shape);
}

void Neighbourhood::wake(Object& scene) const
{
  static constexpr double gap = 0.01; // m: resting things may have lost contact by a little.
  if(places_.empty() && !everywhere_)
    return;
  scene.visit<Collider>(
      [&](Collider& collider)
      {
        physics::Shape* const shape = collider.shape();
        physics::Body* const body = shape ? shape->body() : nullptr;
        if(!body || body->isEnabled())
          return;
        const physics::Box3 box = shape->bounds();
        const auto touches = [&box](const physics::Box3& place)
        {
          return (box.min.array() <= place.max.array() + gap).all() && (place.min.array() - gap <= box.max.array()).all();
        };
        if(everywhere_ || std::ranges::any_of(places_, touches))
          body->enable();
      });
}

Assembly Assembly::of(Object& node, Object& scene)
{
  Assembly assembly;
  assembly.bodies = ownBodies(node);
  if(assembly.empty())
    return assembly;
  std::multimap<RigidBody*, RigidBody*> joined;
  scene.visit<JointNode>(
      [&](JointNode& joint)
      {
        RigidBody *const first = joint.firstBody(), *const second = joint.secondBody();
        if(first && second)
        {
          joined.emplace(first, second);
          joined.emplace(second, first);
        }
      });
  std::set<const RigidBody*> known(assembly.bodies.begin(), assembly.bodies.end());
  for(std::size_t i = 0; i < assembly.bodies.size(); ++i)
  {
    const auto [from, to] = joined.equal_range(assembly.bodies[i]);
    for(auto next = from; next != to; ++next)
      if(known.insert(next->second).second)
        assembly.bodies.push_back(next->second);
  }
  std::set<const physics::Body*> engineBodies;
  for(const RigidBody* const body : assembly.bodies)
    engineBodies.insert(&body->body());
  scene.visit<Collider>(
      [&](Collider& collider)
      {
        if(physics::Shape* const shape = collider.shape();
           shape && shape->body() && engineBodies.contains(shape->body()))
          assembly.shapes.push_back(shape);
      });
  return assembly;
}

Mat4f Assembly::poseFor(const Object& node) const
{
  for(const Object* above = &node; above; above = above->parent())
    if(const auto* const transform = dynamic_cast<const Transform*>(above))
    {
      if(transform->childOf<RigidBody>())
        return transform->worldPose();
      break;
    }
  const Transform* const owner = bodies.front()->owner();
  return owner ? owner->worldPose() : bodies.front()->bodyPose();
}

physics::Box3 Assembly::bounds() const
{
  BoundingBox box;
  for(const physics::Shape* const shape : shapes)
    box.add(*shape);
  if(box.empty())
    for(const RigidBody* const body : bodies)
      box.add(body->body().position());
  return box.box();
}

void Assembly::move(const Mat4f& motion)
{
  for(RigidBody* const body : bodies)
  {
    const Mat4f pose = multiply(motion, body->bodyPose());
    body->setPosition(translation(pose));
    if(motion.topLeftCorner<3, 3>() != Mat3f::Identity())
      body->setRotation(pose);
    body->body().enable();
  }
}

void Assembly::setVelocity(const Vec3f& linear, const Vec3f& angular, const Vec3f& of)
{
  for(RigidBody* const body : bodies)
  {
    body->setVelocity(linear + angular.cross(body->position() - of));
    body->setAngularVelocity(angular);
    if(linear != Vec3f::Zero() || angular != Vec3f::Zero())
      body->body().enable();
  }
}

void Assembly::showPoses()
{
  for(RigidBody* const body : bodies)
    if(Transform* const part = body->owner())
      part->setWorld(body->bodyPose());
}

} // namespace sparkwright
