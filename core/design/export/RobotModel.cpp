#include "core/design/export/RobotModel.h"

#include "core/body/Collider.h"
#include "core/body/CollisionHandler.h"
#include "core/body/RigidBody.h"
#include "core/body/TriMeshCollider.h"
#include "core/design/DesignTexts.h"
#include "core/design/export/ExportedMeshes.h"
#include "core/design/export/ExportedVisuals.h"
#include "core/design/export/RobotGraph.h"
#include "core/design/export/TidyNumbers.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/Joints.h"
#include "core/object/Registry.h"
#include "core/robot/effectors/JointEffectors.h"
#include "core/scene/Transform.h"
#include "core/syntax/SceneWriter.h"
#include "core/text/InQuotes.h"
#include "core/urdf/UrdfWriter.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace sparkwright::design
{

namespace
{

using Severity = Diagnostic::Severity;
using Vec3d = Eigen::Vector3d;
using physics::JointParameter;
using urdf::at;
using urdf::Pose;
using EngineKind = physics::Joint::Kind;
using ShapeKind = physics::Shape::Kind;

constexpr double lightLink = 1e-3; ///< Mass of a link between two axes of a joint, of that of the link below.
constexpr float slippery = 0.5f;   ///< Contacts with more slip slide like casters.

Pose poseOf(const physics::Vec3& position, const physics::Mat3& rotation)
{
  Pose pose = Pose::Identity();
  pose.linear() = Eigen::Quaterniond(Eigen::Matrix3d(rotation)).normalized().toRotationMatrix();
  pose.translation() = position;
  return pose;
}

/// Two digits, for messages.
std::string shortNumber(double value)
{
  char text[40];
  return {text, std::to_chars(text, text + sizeof text, value, std::chars_format::general, 2).ptr};
}

class Description
{
public:
  Description(const RobotGraph& graph, const std::string& name, ExportedMeshes& meshes, Diagnostics& diagnostics)
      : graph_(graph), meshes_(meshes), diagnostics_(diagnostics)
  {
    model_.name = name;
  }

  urdf::Model make();

private:
  /// One axis of a joint: a joint of its own in the description.
  struct Axis
  {
    int index = 0;
    Vec3d direction = Vec3d::UnitX(); ///< In the frame of the child.
    bool isFree = false;              ///< Without parameters in the World: of a ball joint.
  };

  void say(Severity severity, const Object& about, LocalText message, LocalText hint)
  {
    const Object::Origin& origin = about.origin();
    diagnostics_.push_back(Diagnostic::of(severity, origin.file ? *origin.file : std::string(), origin.line,
                                          origin.column, std::move(message), std::move(hint)));
  }
  std::string unique(std::set<std::string>& names, const std::string& wanted);
  std::string linkName(const RigidBody& body);
  int addLink(const std::string& name);
  void addBody(RigidBody& body, const Pose& frame, const Pose& inLink);
  void addColliders();
  void addCollider(Collider& collider, RigidBody& body, urdf::Link& link);
  void addJoint(const RobotGraph::Edge& edge);
  std::vector<Axis> axesOf(const RobotGraph::Edge& edge);
  void setLimits(JointNode& node, int axis, urdf::Joint& joint);
  void setMotor(JointNode& node, int axis, urdf::Joint& joint);
  Pose motion(const JointNode& node, const urdf::Joint& joint) const;

  const RobotGraph& graph_;
  ExportedMeshes& meshes_;
  Diagnostics& diagnostics_;
  urdf::Model model_;
  std::map<const RigidBody*, int> links_; ///< nullptr: the static environment.
  std::map<const RigidBody*, Pose> frames_, inLink_;
  std::set<std::string> linkNames_, jointNames_;
};

std::string Description::unique(std::set<std::string>& names, const std::string& wanted)
{
  std::string name = wanted;
  for(int i = 2; !names.insert(name).second; ++i)
    name = wanted + '_' + std::to_string(i);
  return name;
}

std::string Description::linkName(const RigidBody& body)
{
  const Object* named = body.owner();
  while(named && (named->name().empty() || named->name().starts_with('<')))
    named = named->parent();
  std::string name = SceneWriter::nameFrom(named ? named->name() : body.name());
  if(linkNames_.contains(name) && named && named->parent() && named->parent()->parent())
    name = SceneWriter::nameFrom(named->parent()->name()) + '_' + name;
  return unique(linkNames_, name);
}

int Description::addLink(const std::string& name)
{
  model_.links.emplace_back().name = name;
  return static_cast<int>(model_.links.size()) - 1;
}

/// Place of a body by the numbers of the scene, which are more exact than those of the engine.
Pose placeOf(const RigidBody& body)
{
  const Transform* const owner = body.owner();
  if(!owner)
    return poseOf(body.body().position(), body.body().rotation());
  Pose pose = inFrameOf(*owner, nullptr);
  const Vec3d moved = body.body().position() - translation(owner->worldPose()).cast<double>();
  if(moved.norm() > 1e-6) // Its centre of mass lies elsewhere.
    pose.pretranslate(moved);
  return pose;
}

/// @param inLink  pose of the body in the frame of its link
void Description::addBody(RigidBody& body, const Pose& frame, const Pose& inLink)
{
  frames_[&body] = frame;
  inLink_[&body] = inLink;
  urdf::Link& link = model_.links[at(links_.at(&body))];
  urdf::Inertial& inertial = link.inertial.emplace();
  const physics::Mass mass = body.body().mass();
  inertial.mass = asWritten(mass.mass);
  inertial.origin = inLink;
  inertial.inertia = mass.inertia.unaryExpr([](double value) { return asWritten(value); });
}

void Description::addCollider(Collider& collider, RigidBody& body, urdf::Link& link)
{
  const physics::Shape* engine = collider.shape();
  const Collider* named = &collider;
  Pose pose = Pose::Identity();
  if(engine->kind() == ShapeKind::Offset)
  {
    engine = engine->encapsulated();
    if(!engine)
      return;
    pose = poseOf(engine->position() - body.massShift().cast<double>(), engine->rotation());
    named = static_cast<const Collider*>(engine->userData);
  }
  urdf::Shape shape;
  urdf::Geometry& geometry = shape.geometry;
  const auto solid = [&](urdf::Geometry::Kind kind, const Vec3d& size)
  {
    geometry.kind = kind;
    geometry.size = size.unaryExpr([](double value) { return asWritten(value); });
  };
  switch(engine->kind())
  {
  case ShapeKind::Box:
    solid(urdf::Geometry::Kind::Box, engine->lengths());
    break;
  case ShapeKind::Sphere:
    solid(urdf::Geometry::Kind::Sphere, Vec3d::Constant(engine->radius()));
    break;
  case ShapeKind::Capsule:
    solid(urdf::Geometry::Kind::Capsule, {engine->radius(), engine->length(), 1});
    break;
  case ShapeKind::Cylinder:
    solid(urdf::Geometry::Kind::Cylinder, {engine->radius(), engine->length(), 1});
    break;
  case ShapeKind::TriangleMesh:
    if(const auto* const mesh = dynamic_cast<const TriMeshCollider*>(named))
    {
      solid(urdf::Geometry::Kind::Mesh, mesh->scale().cast<double>());
      geometry.file = meshes_.fileOf(mesh->mesh(), mesh->parameters(), mesh->scale());
      break;
    }
    [[fallthrough]];
  case ShapeKind::Prism:
    solid(urdf::Geometry::Kind::Mesh, Vec3d::Ones());
    geometry.file = meshes_.fileOf(link.name + '_' + collider.name(), engine->vertices(), engine->indices());
    break;
  default:
    geometry.kind = urdf::Geometry::Kind::Mesh;
  }
  if(geometry.kind == urdf::Geometry::Kind::Mesh && geometry.file.empty())
    return say(Severity::Warning, collider,
               designText("robotExport.collider", inQuotes(named->path()), named->classInfo().name),
               designText("robotExport.otherShape"));
  shape.origin = tidyPose(inLink_.at(&body) * pose);
  shape.name = collider.name().starts_with('<') ? std::string() : SceneWriter::nameFrom(collider.name());
  link.collisions.push_back(std::move(shape));
  for(const auto& child : collider.children())
    if(const auto* const handler = dynamic_cast<const ContactJointHandler*>(child.get()))
      link.slides |= (handler->slipMode && handler->slip >= slippery) || (handler->coulombMode && handler->mu < 0.05f);
}

void Description::addColliders()
{
  for(RigidBody* const body : graph_.bodies)
  {
    if(!body->parent())
      continue;
    for(const auto& sibling : body->parent()->children())
      if(auto* const collider = dynamic_cast<Collider*>(sibling.get()))
        if(collider->shape() && collider->shape()->body() == &body->body())
          addCollider(*collider, *body, model_.links[at(links_.at(body))]);
  }
}

/// The axes from parent to child.
std::vector<Description::Axis> Description::axesOf(const RobotGraph::Edge& edge)
{
  JointNode& node = *edge.joint;
  const physics::Joint& joint = *node.joint();
  const Eigen::Matrix3d toChild = edge.child->body().rotation().transpose();
  // Angles of the World are those of the first body relative to the second.
  const double sign = node.firstBody() == edge.child ? 1 : -1;
  const auto axis = [&](int index) { return Axis{index, tidyAxis(toChild * joint.axis(index) * sign)}; };
  switch(joint.kind())
  {
  case EngineKind::Hinge:
  case EngineKind::Slider:
    return {axis(0)};
  case EngineKind::Universal:
  case EngineKind::Hinge2: // The first axis is fixed to the first body.
    return node.firstBody() == edge.child ? std::vector{axis(1), axis(0)} : std::vector{axis(0), axis(1)};
  case EngineKind::Ball:
    return {{0, Vec3d::UnitX(), true}, {1, Vec3d::UnitY(), true}, {2, Vec3d::UnitZ(), true}};
  default:
    return {};
  }
}

void Description::setLimits(JointNode& node, int axis, urdf::Joint& joint)
{
  const bool slides = joint.kind == urdf::Joint::Kind::Prismatic;
  const auto value = [&](JointParameter stop)
  {
    const double given = node.joint()->parameter(stop, axis);
    return slides ? asWritten(given) : tidyAngle(given);
  };
  const double low = value(JointParameter::LowStop), high = value(JointParameter::HighStop);
  const bool bounded = (std::isfinite(low) || std::isfinite(high)) && low <= high;
  if(!bounded)
  {
    if(!slides)
      joint.kind = urdf::Joint::Kind::Continuous;
    return;
  }
  joint.limits = {std::max(low, -urdf::unlimited), std::min(high, urdf::unlimited)};
  if(!std::isfinite(low) || !std::isfinite(high))
    say(Severity::Note, node, designText("robotExport.oneStop", inQuotes(joint.name), static_cast<long>(urdf::unlimited)),
        designText("robotExport.noStop"));
}

void Description::setMotor(JointNode& node, int axis, urdf::Joint& joint)
{
  JointNode* driven = &node;
  double force = node.joint()->parameter(JointParameter::MaxMotorForce, axis);
  if(auto* const servo = node.childOf<AngularMotor>(); servo && axis == 0)
  {
    driven = servo;
    force = std::max<double>(servo->maxTorque(), servo->parameter(JointParameter::MaxMotorForce, 0));
  }
  if(force > 0)
    joint.effort = std::min(asWritten(force), urdf::unlimited);
  if(force > urdf::unlimited)
    say(Severity::Warning, node, designText("robotExport.effort", inQuotes(joint.name), static_cast<long>(urdf::unlimited)),
        designText("robotExport.setEffort"));
  joint.damping = asWritten(node.joint()->parameter(JointParameter::Damping, axis));
  joint.friction = asWritten(node.joint()->parameter(JointParameter::Friction, axis));
  if(const float speed = driven->maxSpeed(axis); std::isfinite(speed))
    joint.velocity = asWritten(static_cast<double>(speed));
}

/// What the joint has moved from its zero.
Pose Description::motion(const JointNode& node, const urdf::Joint& joint) const
{
  if(node.joint()->kind() == EngineKind::Slider)
    return std::abs(node.joint()->position()) > 1e-6 ? Pose(Eigen::Translation3d(node.joint()->position() * joint.axis))
                                                     : Pose::Identity();
  if(node.joint()->kind() == EngineKind::Hinge && std::abs(node.joint()->angle(0)) > 1e-6)
    return Pose(Eigen::AngleAxisd(node.joint()->angle(0), joint.axis));
  return Pose::Identity();
}

/// A joint's own name may be the same for all; its perceptor or effector tells them apart.
std::string nameOf(JointNode& joint)
{
  std::string sensor, motor;
  joint.visit<Perceptor>([&](Perceptor& node) { sensor = sensor.empty() ? node.name() : sensor; });
  joint.visit<JointEffector>([&](JointEffector& node) { motor = motor.empty() ? node.name() : motor; });
  const std::string name = !sensor.empty() ? sensor : !motor.empty() ? motor : joint.name();
  return SceneWriter::nameFrom(name.starts_with('<') ? "joint" : name);
}

void Description::addJoint(const RobotGraph::Edge& edge)
{
  JointNode& node = *edge.joint;
  RigidBody& body = *edge.child;
  const EngineKind kind = node.joint()->kind();
  std::string name = nameOf(node);
  if(std::ranges::count(graph_.edges, name, [](const RobotGraph::Edge& e) { return nameOf(*e.joint); }) > 1)
    name = model_.links[at(links_.at(&body))].name + '_' + name;
  Vec3d anchor = Vec3d::Zero(); // In the frame of the body.
  if(kind != EngineKind::Slider && kind != EngineKind::Fixed)
    anchor = tidyPlace(poseOf(body.body().position(), body.body().rotation()).inverse() * node.joint()->anchor());
  const Pose frame = placeOf(body) * Eigen::Translation3d(anchor);
  addBody(body, frame, Pose(Eigen::Translation3d(-anchor)));
  const std::vector<Axis> axes = axesOf(edge);
  int parent = links_.at(edge.parent);
  Pose origin = frames_.at(edge.parent).inverse() * frame;
  for(std::size_t i = 0; i < std::max<std::size_t>(axes.size(), 1); ++i)
  {
    urdf::Joint joint;
    joint.parent = parent;
    const bool last = i + 1 >= axes.size();
    std::string suffix;
    if(axes.size() > 1)
      suffix = axes[i].isFree ? std::string("_") + "xyz"[i] : '_' + std::to_string(axes[i].index + 1);
    joint.name = unique(jointNames_, name + suffix);
    if(!axes.empty())
    {
      joint.kind = kind == EngineKind::Slider ? urdf::Joint::Kind::Prismatic : urdf::Joint::Kind::Revolute;
      joint.axis = axes[i].direction;
      if(axes[i].isFree || (kind == EngineKind::Hinge2 && axes[i].index == 1))
        joint.kind = urdf::Joint::Kind::Continuous;
      else
        setLimits(node, axes[i].index, joint);
      if(!axes[i].isFree)
        setMotor(node, axes[i].index, joint);
    }
    if(last)
      joint.child = links_.at(&body);
    else
    {
      const urdf::Inertial own = *model_.links[at(links_.at(&body))].inertial;
      joint.child = addLink(unique(linkNames_, model_.links[at(links_.at(&body))].name + suffix + "_axis"));
      urdf::Inertial& light = model_.links.back().inertial.emplace();
      light.mass = lightLink * own.mass;
      light.inertia = Eigen::Matrix3d::Identity() * (lightLink * own.inertia.trace() / 3);
    }
    joint.origin = i == 0 ? tidyPose(origin * motion(node, joint).inverse()) : Pose::Identity();
    parent = joint.child;
    model_.joints.push_back(std::move(joint));
  }
  if(axes.size() > 1)
    say(Severity::Note, node,
        designText("robotExport.axes", inQuotes(name), axes.size(), shortNumber(lightLink * body.body().mass().mass)),
        kind == EngineKind::Hinge2 ? designText("robotExport.suspension") : designText("robotExport.between"));
}

urdf::Model Description::make()
{
  if(!graph_.root)
  {
    frames_[nullptr] = Pose::Identity();
    links_[nullptr] = addLink(unique(linkNames_, "world"));
  }
  for(RigidBody* const body : graph_.bodies)
    links_[body] = addLink(linkName(*body));
  if(graph_.root)
  {
    const Pose place = placeOf(*graph_.root);
    Pose turned = Pose::Identity();
    turned.linear() = tidyRotation(place.linear());
    addBody(*graph_.root, Pose(Eigen::Translation3d(place.translation())), turned);
    model_.root = links_.at(graph_.root);
  }
  for(const RobotGraph::Edge& edge : graph_.edges)
    addJoint(edge);
  for(JointNode* const loop : graph_.loops)
    say(Severity::Warning, *loop, designText("robotExport.loop", inQuotes(loop->path())),
        designText("robotExport.closeLoop"));
  addColliders();
  ExportedVisuals visuals(meshes_, diagnostics_);
  for(RigidBody* const body : graph_.bodies)
    visuals.add(*body, inLink_.at(body), model_.links[at(links_.at(body))]);
  model_.materials = visuals.materials();
  return std::move(model_);
}

} // namespace

urdf::Model robotModel(const RobotGraph& graph, const std::string& name, ExportedMeshes& meshes,
                       Diagnostics& diagnostics)
{
  return Description(graph, name, meshes, diagnostics).make();
}

} // namespace sparkwright::design
