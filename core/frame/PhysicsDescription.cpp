#include "core/frame/PhysicsDescription.h"

#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/frame/Frame.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/Joints.h"
#include "core/robot/agent/Agent.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <numeric>

namespace sparkwright
{

namespace
{

using Kind = physics::Shape::Kind;
using JointKind = PhysicsStructure::Joint::Kind;

Vec3f toBody(const RigidBody* body, const physics::Vec3& world)
{
  return body ? Vec3f((body->body().rotation().transpose() * (world - body->body().position())).cast<float>())
              : Vec3f(world.cast<float>());
}

Vec3f directionToBody(const RigidBody* body, const physics::Vec3& world)
{
  const physics::Vec3 local = body ? physics::Vec3(body->body().rotation().transpose() * world) : world;
  const double length = local.norm();
  return length > 0 ? Vec3f((local / length).cast<float>()) : Vec3f(Vec3f::UnitZ());
}

/// Fills in kind and size; for an Offset, those of the wrapped shape.
void describeSize(const physics::Shape& shape, PhysicsStructure::Collider& collider)
{
  using C = PhysicsStructure::Collider::Kind;
  switch(shape.kind())
  {
  case Kind::Sphere:
    collider.kind = C::Sphere;
    collider.size = Vec3f(static_cast<float>(shape.radius()), 0, 0);
    break;
  case Kind::Box:
    collider.kind = C::Box;
    collider.size = shape.lengths().cast<float>();
    break;
  case Kind::Capsule:
    collider.kind = C::Capsule;
    collider.size = Vec3f(static_cast<float>(shape.radius()), static_cast<float>(shape.length()), 0);
    break;
  case Kind::Ray:
    collider.kind = C::Ray;
    collider.size = Vec3f(static_cast<float>(shape.length()), 0, 0);
    break;
  case Kind::Plane:
    collider.kind = C::Plane;
    collider.size = Vec3f::Zero();
    break;
  case Kind::TriangleMesh:
  case Kind::Cylinder:
  case Kind::Prism:
  case Kind::ConvexHull:
  case Kind::SolidCylinder:
  case Kind::Offset:
    collider.kind = C::Mesh;
    collider.size = Vec3f::Ones();
    break;
  }
}

Mat4f planePose(const physics::Shape& shape)
{
  const physics::Vec3 normal = shape.planeNormal();
  Mat4f pose = Mat4f::Identity();
  pose.topLeftCorner<3, 3>() =
      Eigen::Quaterniond::FromTwoVectors(physics::Vec3::UnitZ(), normal).toRotationMatrix().cast<float>();
  setTranslation(pose, Vec3f((normal * shape.planeOffset()).cast<float>()));
  return pose;
}

Mat4f ownPose(const physics::Shape& shape) { return poseOf(shape.position(), shape.rotation()); }

} // namespace

PartFinder::PartFinder(const SceneStructure& structure) : structure_(structure)
{
  for(std::size_t i = 0; i < structure.nodes.size(); ++i)
    nodes_.emplace(structure.nodes[i].id, static_cast<int>(i));
}

PhysicsStructure::Part PartFinder::partOf(const Object& object) const
{
  PhysicsStructure::Part part;
  part.id = object.id();
  for(const Object* at = &object; at && part.slot < 0; at = at->parent())
  {
    const auto found = nodes_.find(at->id());
    if(found == nodes_.end())
      continue;
    const SceneStructure::Node& node = structure_.nodes[static_cast<std::size_t>(found->second)];
    if(part.node < 0)
      part.node = found->second;
    if(node.kind == SceneStructure::Node::Kind::Transform)
      part.slot = node.slot;
  }
  if(const AgentAspect* const root = agentRoot(object))
    part.agent = root->id();
  return part;
}

void describeShape(const Collider& node, PhysicsStructure::Collider& collider)
{
  const physics::Shape& shape = *node.shape();
  const physics::Shape* const wrapped = shape.encapsulated();
  describeSize(wrapped ? *wrapped : shape, collider);
  if(shape.kind() == Kind::Plane)
    collider.pose = planePose(shape);
  else if(shape.body())
    collider.pose = wrapped ? ownPose(*wrapped) : Mat4f(Mat4f::Identity());
  else
    collider.pose = wrapped ? multiply(ownPose(shape), ownPose(*wrapped)) : ownPose(shape);
}

std::shared_ptr<const PhysicsStructure::Mesh> meshOf(const Collider& node)
{
  const physics::Shape& shape = node.shape()->encapsulated() ? *node.shape()->encapsulated() : *node.shape();
  auto mesh = std::make_shared<PhysicsStructure::Mesh>();
  const std::span<const double> numbers = shape.vertices();
  mesh->vertices.reserve(numbers.size() / 3);
  for(std::size_t i = 0; i + 2 < numbers.size(); i += 3)
    mesh->vertices.emplace_back(static_cast<float>(numbers[i]), static_cast<float>(numbers[i + 1]),
                                static_cast<float>(numbers[i + 2]));
  mesh->indices.assign(shape.indices().begin(), shape.indices().end());
  return mesh;
}

bool isJoined(const JointNode& node)
{
  return node.joint() && node.joint()->kind() != physics::Joint::Kind::AngularMotor &&
         (node.joint()->first() || node.joint()->second());
}

Vec3f anchorOf(const JointNode& node, const RigidBody* body) { return toBody(body, node.joint()->anchor()); }

std::array<float, 2> limitsOf(const JointNode& node, int axis)
{
  const physics::Joint& joint = *node.joint();
  constexpr float none = std::numeric_limits<float>::infinity();
  if(joint.kind() == physics::Joint::Kind::Hinge2 && axis > 0) // A wheel turns for ever.
    return {-none, none};
  return {static_cast<float>(joint.parameter(physics::JointParameter::LowStop, axis)),
          static_cast<float>(joint.parameter(physics::JointParameter::HighStop, axis))};
}

namespace
{

bool hasServo(const Object& node)
{
  return std::ranges::any_of(node.children(),
                             [](const auto& child)
                             { return dynamic_cast<const AngularMotor*>(child.get()) || hasServo(*child); });
}

bool isDriven(const JointNode& node, int axis)
{
  return node.motor() || node.parameter(physics::JointParameter::MaxMotorForce, axis) > 0 || hasServo(node);
}

} // namespace

void describeJoint(const JointNode& node, const BodyIndices& indices, PhysicsStructure& structure,
                   PhysicsStructure::Joint& joint)
{
  const physics::Joint& own = *node.joint();
  const RigidBody* const first = node.firstBody();
  const RigidBody* const second = node.secondBody();
  const auto indexOf = [&](const RigidBody* body)
  {
    const auto found = indices.find(body);
    return found == indices.end() ? -1 : found->second;
  };
  const auto slotOf = [&](const RigidBody* body)
  {
    const int index = indexOf(body);
    return index < 0 ? -1 : structure.bodies[static_cast<std::size_t>(index)].slot;
  };
  joint.first = indexOf(first);
  joint.second = indexOf(second);
  const RigidBody* frame = first;
  switch(own.kind())
  {
  case physics::Joint::Kind::Ball: joint.kind = JointKind::Ball; break;
  case physics::Joint::Kind::Hinge: joint.kind = JointKind::Hinge; joint.axisCount = 1; break;
  case physics::Joint::Kind::Hinge2: joint.kind = JointKind::Hinge2; joint.axisCount = 2; break;
  case physics::Joint::Kind::Slider: joint.kind = JointKind::Slider; joint.axisCount = 1; break;
  case physics::Joint::Kind::Universal: joint.kind = JointKind::Universal; joint.axisCount = 2; break;
  default: joint.kind = JointKind::Fixed; break;
  }
  const bool anchored = joint.hasAnchor();
  if(!anchored && !frame)
    frame = second; // These have no anchor: they stand where their body is.
  joint.slot = slotOf(frame);
  joint.anchor = anchored ? anchorOf(node, frame) : Vec3f(Vec3f::Zero());
  for(int i = 0; i < joint.axisCount; ++i)
  {
    PhysicsStructure::Joint::Axis& axis = joint.axes[static_cast<std::size_t>(i)];
    const RigidBody* const body = i == 0 ? frame : second;
    axis.slot = slotOf(body);
    axis.direction = directionToBody(body, own.axis(i));
    const auto [low, high] = limitsOf(node, i);
    axis.low = low;
    axis.high = high;
    axis.driven = isDriven(node, i);
  }
}

void groupBodies(PhysicsStructure& structure)
{
  std::vector<int> above(structure.bodies.size());
  std::iota(above.begin(), above.end(), 0);
  const auto root = [&](int i)
  {
    while(above[static_cast<std::size_t>(i)] != i)
      i = above[static_cast<std::size_t>(i)] = above[static_cast<std::size_t>(above[static_cast<std::size_t>(i)])];
    return i;
  };
  const auto unite = [&](int a, int b)
  { above[static_cast<std::size_t>(root(std::max(a, b)))] = root(std::min(a, b)); };
  std::unordered_map<std::uint64_t, int> agents;
  for(std::size_t i = 0; i < structure.bodies.size(); ++i)
    if(const std::uint64_t agent = structure.bodies[i].agent)
      unite(agents.emplace(agent, static_cast<int>(i)).first->second, static_cast<int>(i));
  for(const PhysicsStructure::Joint& joint : structure.joints)
    if(joint.first >= 0 && joint.second >= 0)
      unite(joint.first, joint.second);
  std::vector<int> number(structure.bodies.size(), -1);
  int groups = 0;
  for(std::size_t i = 0; i < structure.bodies.size(); ++i)
  {
    int& group = number[static_cast<std::size_t>(root(static_cast<int>(i)))];
    if(group < 0)
      group = groups++;
    structure.bodies[i].group = group;
  }
}

} // namespace sparkwright
