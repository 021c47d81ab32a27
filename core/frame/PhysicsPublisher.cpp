#include "core/frame/PhysicsPublisher.h"

#include "core/body/Battery.h"
#include "core/body/Collider.h"
#include "core/body/CollisionSystem.h"
#include "core/body/RigidBody.h"
#include "core/frame/PhysicsDescription.h"
#include "core/joint/JointMotor.h"
#include "core/joint/Joints.h"
#include "core/robot/effectors/JointEffectors.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

const physics::Shape& innermost(const Collider& node)
{
  return node.shape()->encapsulated() ? *node.shape()->encapsulated() : *node.shape();
}

/// The first node of a type below another, at any depth.
template<class T>
const T* findBelow(const Object& node)
{
  for(const auto& child : node.children())
  {
    if(const auto* const found = dynamic_cast<const T*>(child.get()))
      return found;
    if(const T* const found = findBelow<T>(*child))
      return found;
  }
  return nullptr;
}

/// Tells one mesh from another.
const double* verticesOf(const Collider& node) { return innermost(node).vertices().data(); }

} // namespace

void PhysicsPublisher::setOn(bool on)
{
  on_ = on;
  if(on)
    return;
  scene_.reset();
  structure_.reset();
  meshes_.clear();
}

void PhysicsPublisher::fill(Frame& frame, Object& scene, const CollisionSystem& collisions)
{
  PhysicsView& view = frame.physics;
  view.contacts.clear();
  if(!on_)
  {
    view.structure.reset();
    view.asleep.clear();
    view.touching.clear();
    view.angles.clear();
    view.readings.clear();
    view.measured.clear();
    view.motors.clear();
    view.batteries.clear();
    return;
  }
  if(!structure_ || frame.structure != scene_ || hasChanged())
    rebuild(*frame.structure, scene);
  scene_ = frame.structure;
  view.structure = structure_;
  view.asleep.resize(bodies_.size());
  for(std::size_t i = 0; i < bodies_.size(); ++i)
    view.asleep[i] = bodies_[i]->body().isEnabled() ? 0 : 1;
  view.angles.resize(joints_.size());
  for(std::size_t i = 0; i < joints_.size(); ++i)
  {
    const PhysicsStructure::Joint& joint = structure_->joints[i];
    const physics::Joint& own = *joints_[i]->joint();
    view.angles[i] = {};
    if(joint.kind == PhysicsStructure::Joint::Kind::Slider)
      view.angles[i][0] = static_cast<float>(own.position());
    else
      for(int axis = 0; axis < joint.axisCount; ++axis)
        view.angles[i][static_cast<std::size_t>(axis)] = static_cast<float>(own.angle(axis));
  }
  view.readings.assign(sensors_.size(), {});
  for(std::size_t i = 0; i < sensors_.size(); ++i)
    sensors_[i]->read(view.readings[i]);
  view.measured.assign(channels_, 0);
  for(std::size_t i = 0; i < meters_.size(); ++i)
  {
    const PhysicsStructure::Meter& meter = structure_->meters[i];
    meters_[i]->measure(std::span(view.measured).subspan(meter.first, meter.channels.size()));
  }
  fillMotors(view);
  fillContacts(view, collisions);
}

void PhysicsPublisher::fillMotors(PhysicsView& view) const
{
  view.motors.resize(motors_.size());
  for(std::size_t i = 0; i < motors_.size(); ++i)
  {
    const MotorModel& model = motors_[i]->model();
    PhysicsView::Motor& now = view.motors[i];
    now.torque = static_cast<float>(model.torque());
    now.limit = static_cast<float>(motors_[i]->permittedTorque());
    now.current = static_cast<float>(model.current());
    now.power = static_cast<float>(model.power());
    now.temperature = static_cast<float>(model.temperature());
    now.stiffness = static_cast<float>(model.stiffness());
    now.shutDown = model.isShutDown();
  }
  view.batteries.resize(batteries_.size());
  for(std::size_t i = 0; i < batteries_.size(); ++i)
    view.batteries[i] = {batteries_[i]->power(), batteries_[i]->drawn()};
}

void PhysicsPublisher::describeMotors(const PartFinder& finder, PhysicsStructure& made) const
{
  for(const Battery* const node : batteries_)
    made.batteries.push_back({finder.partOf(*node), node->capacity()});
  for(const JointMotor* const node : motors_)
  {
    PhysicsStructure::Motor motor;
    static_cast<PhysicsStructure::Part&>(motor) = finder.partOf(*node);
    if(const auto* const effector = node->joint()->childOf<JointEffector>())
      motor.name = effector->name();
    const auto* const hinge = dynamic_cast<const HingeJoint*>(node->joint());
    const auto joint = std::ranges::find(joints_, hinge ? hinge : node->joint()->ancestor<HingeJoint>());
    motor.joint = joint == joints_.end() ? -1 : static_cast<int>(joint - joints_.begin());
    const auto battery = std::ranges::find(batteries_, node->battery().get());
    motor.battery = battery == batteries_.end() ? -1 : static_cast<int>(battery - batteries_.begin());
    motor.hot = static_cast<float>(node->model().constants().hotTemperature);
    motor.shutdown = static_cast<float>(node->model().constants().shutdownTemperature);
    made.motors.push_back(std::move(motor));
  }
}

void PhysicsPublisher::fillContacts(PhysicsView& view, const CollisionSystem& collisions) const
{
  view.touching.assign(colliders_.size(), 0);
  // Room for more than there are now: numbers of contacts change all the time.
  if(view.contacts.capacity() < collisions.touches().size())
    view.contacts.reserve(2 * collisions.touches().size());
  const auto indexOf = [this](std::uint64_t id)
  {
    const auto found = colliderOf_.find(id);
    return found == colliderOf_.end() ? -1 : found->second;
  };
  for(const CollisionSystem::Touch& touch : collisions.touches())
  {
    PhysicsView::Contact contact;
    contact.first = indexOf(touch.first);
    contact.second = indexOf(touch.second);
    if(contact.first < 0 || contact.second < 0) // Gone since the step.
      continue;
    contact.point = touch.point.position.cast<float>();
    contact.normal = touch.point.normal.cast<float>();
    contact.depth = static_cast<float>(touch.point.depth);
    contact.force = touch.force.cast<float>();
    contact.watched = touch.contact == CollisionSystem::Touch::none;
    view.touching[static_cast<std::size_t>(contact.first)] = 1;
    view.touching[static_cast<std::size_t>(contact.second)] = 1;
    view.contacts.push_back(contact);
  }
}

bool PhysicsPublisher::hasChanged(std::size_t i) const
{
  if(!colliders_[i]->shape())
    return true;
  const PhysicsStructure::Collider& known = structure_->colliders[i];
  PhysicsStructure::Collider now;
  describeShape(*colliders_[i], now);
  if(known.kind == PhysicsStructure::Collider::Kind::Mesh)
    if(const auto kept = meshes_.find(known.id);
       kept == meshes_.end() || kept->second.vertices != verticesOf(*colliders_[i]))
      return true;
  return now.kind != known.kind || now.size != known.size || now.pose != known.pose;
}

bool PhysicsPublisher::hasJointChanged(std::size_t i) const
{
  const PhysicsStructure::Joint& known = structure_->joints[i];
  if(!isJoined(*joints_[i]))
    return true;
  for(int axis = 0; axis < known.axisCount; ++axis)
  {
    const auto& a = known.axes[static_cast<std::size_t>(axis)];
    if(limitsOf(*joints_[i], axis) != std::array{a.low, a.high})
      return true;
  }
  constexpr float moved = 1e-5f; // m: more than rounding.
  const RigidBody* const body = joints_[i]->firstBody();
  return known.hasAnchor() && (anchorOf(*joints_[i], body) - known.anchor).cwiseAbs().maxCoeff() > moved;
}

/// Sizes, offsets, anchors and limits may be set without a change of the tree. That is rare, so only some are looked at each
/// time.
bool PhysicsPublisher::hasChanged()
{
  const std::size_t step = std::exchange(lookAgain_, false) ? 1 : slices;
  slice_ = (slice_ + 1) % slices;
  for(std::size_t i = step == 1 ? 0 : slice_; i < colliders_.size(); i += step)
    if(hasChanged(i))
      return true;
  for(std::size_t i = step == 1 ? 0 : slice_; i < joints_.size(); i += step)
    if(hasJointChanged(i))
      return true;
  return false;
}

void PhysicsPublisher::rebuild(const SceneStructure& structure, Object& scene)
{
  bodies_.clear();
  colliders_.clear();
  joints_.clear();
  sensors_.clear();
  meters_.clear();
  channels_ = 0;
  motors_.clear();
  batteries_.clear();
  colliderOf_.clear();
  collect(scene);

  auto made = std::make_shared<PhysicsStructure>();
  const PartFinder finder(structure);
  BodyIndices indices;
  for(const RigidBody* const body : bodies_)
  {
    indices.emplace(body, static_cast<int>(made->bodies.size()));
    const physics::Mass mass = body->body().mass();
    made->bodies.push_back({finder.partOf(*body), static_cast<float>(mass.mass), 0, mass.inertia.cast<float>()});
  }
  for(const Collider* const node : colliders_)
  {
    PhysicsStructure::Collider& collider = made->colliders.emplace_back();
    static_cast<PhysicsStructure::Part&>(collider) = finder.partOf(*node);
    describeShape(*node, collider);
    colliderOf_.emplace(node->id(), static_cast<int>(made->colliders.size()) - 1);
    const physics::Body* const body = node->shape()->body();
    const auto found = body ? indices.find(static_cast<const RigidBody*>(body->userData)) : indices.end();
    collider.body = found == indices.end() ? -1 : found->second;
    collider.slot = collider.body < 0 ? -1 : made->bodies[static_cast<std::size_t>(collider.body)].slot;
    if(collider.kind == PhysicsStructure::Collider::Kind::Mesh)
      collider.mesh = meshes_[node->id()].mesh;
  }
  for(const JointNode* const node : joints_)
  {
    PhysicsStructure::Joint joint;
    static_cast<PhysicsStructure::Part&>(joint) = finder.partOf(*node);
    joint.frame = joint.slot;
    joint.source = node->origin().source;
    describeJoint(*node, indices, *made, joint);
    if(const auto* const perceptor = findBelow<Perceptor>(*node))
      joint.name = perceptor->name();
    else if(const auto* const effector = findBelow<JointEffector>(*node))
      joint.name = effector->name();
    else
      joint.name = node->name();
    made->joints.push_back(std::move(joint));
  }
  for(const Perceptor* const node : sensors_)
    made->sensors.push_back({finder.partOf(*node), *node->covers(), node->name()});
  for(const Perceptor* const node : meters_)
  {
    made->meters.push_back(
        {finder.partOf(*node), std::string(node->kind()), node->name(), node->channels(), channels_});
    channels_ += node->channels().size();
  }
  describeMotors(finder, *made);
  groupBodies(*made);
  structure_ = std::move(made);
}

void PhysicsPublisher::collect(Object& node)
{
  node.visit<Object>(
      [this](Object& object)
      {
        if(const auto* const body = dynamic_cast<const RigidBody*>(&object))
        {
          if(body->hasBody())
            bodies_.push_back(body);
        }
        else if(const auto* const collider = dynamic_cast<const Collider*>(&object))
        {
          const bool wrapped = dynamic_cast<const TransformCollider*>(object.parent()) != nullptr;
          const bool empty = collider->shape() && collider->shape()->kind() == physics::Shape::Kind::Offset &&
                             !collider->shape()->encapsulated();
          if(collider->shape() && !wrapped && !empty)
            colliders_.push_back(collider);
        }
        else if(const auto* const joint = dynamic_cast<const JointNode*>(&object))
        {
          if(isJoined(*joint))
            joints_.push_back(joint);
        }
        else if(const auto* const motor = dynamic_cast<const JointMotor*>(&object))
        {
          if(motor->joint())
            motors_.push_back(motor);
        }
        else if(const auto* const battery = dynamic_cast<const Battery*>(&object))
          batteries_.push_back(battery);
        else if(const auto* const sensor = dynamic_cast<const Perceptor*>(&object))
        {
          if(sensor->covers())
            sensors_.push_back(sensor);
          if(!sensor->channels().empty())
            meters_.push_back(sensor);
        }
      });
  keepMeshes();
}

void PhysicsPublisher::keepMeshes()
{
  std::unordered_map<std::uint64_t, Kept> kept;
  for(const Collider* const node : colliders_)
  {
    if(innermost(*node).vertices().empty())
      continue;
    const auto known = meshes_.find(node->id());
    const bool same = known != meshes_.end() && known->second.vertices == verticesOf(*node);
    kept[node->id()] = {verticesOf(*node), same ? known->second.mesh : meshOf(*node)};
  }
  meshes_ = std::move(kept);
}

} // namespace sparkwright
