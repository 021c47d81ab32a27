#include "core/rosi/NodeBuilder.h"

#include "core/body/Collider.h"
#include "core/body/CollisionHandler.h"
#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"
#include "core/object/Log.h"
#include "core/object/Registry.h"
#include "core/rosi/RosTexts.h"
#include "core/scene/Transform.h"
#include "core/scene/Visual.h"
#include "core/text/InQuotes.h"

#include <cmath>

namespace sparkwright::ros
{

namespace
{

using physics::JointParameter;

physics::Mass massOf(const Solid& solid)
{
  const double mass = solid.mass;
  switch(solid.kind)
  {
  case Solid::Kind::Box:
    return physics::Mass::boxTotal(mass, toEngine(solid.lengths));
  case Solid::Kind::Sphere:
    return physics::Mass::sphereTotal(mass, solid.radius);
  case Solid::Kind::Capsule:
    return physics::Mass::capsuleTotal(mass, solid.radius, solid.length);
  case Solid::Kind::Mesh: // A flat one has inertia, too.
    return physics::Mass::boxTotal(mass, toEngine(solid.lengths.cwiseMax(1e-3f)));
  }
  return {};
}

/// Mass of all solids in the frame of `origin`.
physics::Mass massOf(const std::vector<Solid>& solids, const Mat4f& origin)
{
  physics::Mass sum;
  for(const Solid& solid : solids)
  {
    if(solid.mass <= 0)
      continue;
    const Mat4f offset = multiply(rigidInverse(origin), solid.pose);
    physics::Mass mass = massOf(solid);
    mass.rotate(rotationToEngine(offset));
    mass.translate(toEngine(transform(offset, solid.centreOfMass + solid.middle)));
    if(sum.mass > 0)
      sum.add(mass);
    else
      sum = mass;
  }
  return sum;
}

void setStops(JointNode& joint, int axis, const JointAxis::Stops& stops)
{
  // The engine refuses a low stop above the high one, so the first call may have no effect.
  joint.setParameter(JointParameter::LowStop, axis, stops.low);
  joint.setParameter(JointParameter::HighStop, axis, stops.high);
  joint.setParameter(JointParameter::LowStop, axis, stops.low);
}

} // namespace

template<class T>
std::shared_ptr<T> NodeBuilder::make(const char* className, std::string name, const Object::Origin& origin)
{
  std::shared_ptr<T> node = std::dynamic_pointer_cast<T>(context_.registry->create(className));
  if(!node)
  {
    report(origin, rosText("ros.noClass", className), {});
    return nullptr;
  }
  if(!name.empty())
    node->setName(std::move(name));
  node->setOrigin(origin);
  return node;
}

void NodeBuilder::report(const Object::Origin& origin, LocalText message, LocalText hint)
{
  if(context_.log)
    context_.log->write(Diagnostic::of(Diagnostic::Severity::Error, origin.file ? *origin.file : std::string(),
                                       origin.line, origin.column, std::move(message), std::move(hint)));
}

Object& NodeBuilder::addTransform(Object& parent, const std::string& name, const Mat4f& local,
                                  const Object::Origin& origin)
{
  const std::shared_ptr<Transform> node = make<Transform>("Transform", name, origin);
  if(!node)
    return parent;
  node->setLocal(local);
  parent.addChild(node);
  return *node;
}

Object& NodeBuilder::addStatic(Object& parent, const Solid& solid, const Mat4f& local, const Softness& softness)
{
  Object& node = addTransform(parent, solid.name, local, solid.origin);
  addVisual(node, solid);
  addCollider(node, solid, nullptr, softness);
  return node;
}

void NodeBuilder::addMoving(Object& root, const RosScene& scene)
{
  bodies_.clear();
  for(const Group& group : scene.groups)
    bodies_.push_back(group.solids.empty() ? nullptr : addBody(root, group));
  for(const RosJoint& joint : scene.joints)
    addJoint(root, scene, joint);
}

RigidBody* NodeBuilder::addBody(Object& root, const Group& group)
{
  const Solid& first = group.solids.front();
  physics::Mass mass = massOf(group.solids, first.pose);
  const bool single = group.solids.size() == 1;
  const bool plain = single && mass.centre == physics::Vec3::Zero();
  Mat4f pose = first.pose;
  if(!plain)
    setTranslation(pose, transform(first.pose, mass.centre.cast<float>()));
  mass.translate(-mass.centre);
  mass.centre.setZero(); // but for rounding it is

  Object& node = addTransform(root, single || group.name.empty() ? first.name : group.name, pose, first.origin);
  const std::shared_ptr<RigidBody> body = make<RigidBody>("RigidBody", "body_" + first.name, first.origin);
  const bool canMove = body && mass.valid();
  if(!canMove)
    report(first.origin, rosText("ros.needsMass"), "<PhysicalAttributes><Mass value=\"1\"/></PhysicalAttributes>");
  if(plain)
    addVisual(node, first);
  if(canMove)
  {
    node.addChild(body);
    if(body->hasBody())
      body->setMass(mass);
  }
  if(plain)
    addCollider(node, first, nullptr, group.softness);
  else
    for(const Solid& solid : group.solids)
      addShape(node, solid, multiply(rigidInverse(pose), solid.pose), group.softness);
  return canMove && body->hasBody() ? body.get() : nullptr;
}

void NodeBuilder::addShape(Object& transform, const Solid& solid, const Mat4f& offset, const Softness& softness)
{
  if(solid.visible)
    addVisual(addTransform(transform, solid.name, offset, solid.origin), solid);
  if(!solid.collides || solid.kind == Solid::Kind::Mesh)
    return;
  const auto wrapper = make<TransformCollider>("TransformCollider", "geomtrans_" + solid.name, solid.origin);
  if(!wrapper)
    return;
  transform.addChild(wrapper);
  addCollider(*wrapper, solid, &offset, softness);
}

void NodeBuilder::addVisual(Object& transform, const Solid& solid)
{
  if(!solid.visible)
    return;
  const std::string name = "visual_" + solid.name;
  std::shared_ptr<StaticMesh> visual;
  if(solid.kind == Solid::Kind::Mesh)
    visual = make<StaticMesh>("StaticMesh", name, solid.origin);
  else if(solid.kind == Solid::Kind::Box)
    visual = make<BoxNode>("Box", name, solid.origin);
  else if(solid.kind == Solid::Kind::Sphere)
    visual = make<SphereNode>("Sphere", name, solid.origin);
  else
    visual = make<CapsuleNode>("Capsule", name, solid.origin);
  if(!visual)
    return;
  transform.addChild(visual);
  if(solid.kind == Solid::Kind::Mesh)
    return visual->load(solid.mesh, {});
  if(solid.kind == Solid::Kind::Box)
    visual->setScale(solid.lengths);
  else if(solid.kind == Solid::Kind::Sphere)
    visual->setScale(Vec3f::Constant(solid.radius));
  else
    static_cast<CapsuleNode&>(*visual).setParameters(solid.radius, solid.length);
  visual->setSingleMaterial(solid.appearance);
}

/// @param offset  inside a TransformCollider: the pose relative to the body
void NodeBuilder::addCollider(Object& parent, const Solid& solid, const Mat4f* offset, const Softness& softness)
{
  if(!solid.collides || solid.kind == Solid::Kind::Mesh)
    return;
  const char* const className = solid.kind == Solid::Kind::Box      ? "BoxCollider"
                                : solid.kind == Solid::Kind::Sphere ? "SphereCollider"
                                                                    : "CapsuleCollider";
  const auto collider = make<Collider>(className, "geometry_" + solid.name, solid.origin);
  const auto handler = make<ContactJointHandler>("ContactJointHandler", {}, solid.origin);
  if(!collider || !handler)
    return;
  parent.addChild(collider);
  if(physics::Shape* const shape = collider->shape())
  {
    if(solid.kind == Solid::Kind::Box)
      shape->setLengths(toEngine(solid.lengths));
    else
      shape->setRadius(solid.radius);
    if(solid.kind == Solid::Kind::Capsule)
      shape->setLength(solid.length);
  }
  if(offset)
  {
    collider->setRotation(*offset);
    collider->setLocalPosition(translation(*offset));
  }
  handler->softErpMode = handler->softCfmMode = true;
  handler->softErp = softness.erp;
  handler->softCfm = softness.cfm;
  collider->addChild(handler);
}

/// The body of the group, or of the nearest group around it that has one.
RigidBody* NodeBuilder::bodyAround(const RosScene& scene, int group) const
{
  for(; group >= 0; group = scene.groups[static_cast<std::size_t>(group)].parent)
    if(RigidBody* const body = bodies_[static_cast<std::size_t>(group)])
      return body;
  return nullptr;
}

void NodeBuilder::addJoint(Object& root, const RosScene& scene, const RosJoint& joint)
{
  RigidBody* const child = joint.child < 0 ? nullptr : bodies_[static_cast<std::size_t>(joint.child)];
  if(!child)
    return report(joint.origin, rosText("ros.noBody", inQuotes(joint.name)), rosText("ros.giveBody"));
  const char* const className = joint.kind == RosJoint::Kind::Hinge    ? "HingeJoint"
                                : joint.kind == RosJoint::Kind::Slider ? "SliderJoint"
                                                                       : "UniversalJoint";
  const std::shared_ptr<JointNode> node = make<JointNode>(className, joint.name, joint.origin);
  if(!node)
    return;
  addTransform(root, joint.name, joint.pose, joint.origin).addChild(node);
  node->join(bodyAround(scene, joint.parent), child);
  for(int axis = 0; axis < static_cast<int>(joint.axes.size()); ++axis)
    node->setAxis(axis, joint.axes[static_cast<std::size_t>(axis)].direction);
  if(joint.kind != RosJoint::Kind::Slider)
    node->setAnchor(Vec3f::Zero());
  for(int axis = 0; axis < static_cast<int>(joint.axes.size()); ++axis)
  {
    const JointAxis& described = joint.axes[static_cast<std::size_t>(axis)];
    if(described.stops)
      setStops(*node, axis, *described.stops);
    if(!described.motor)
      continue;
    node->setParameter(JointParameter::MaxMotorForce, axis, described.motor->maxForce);
    node->setMaxSpeed(axis, described.motor->maxVelocity);
  }
}

} // namespace sparkwright::ros
