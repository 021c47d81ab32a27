#include "core/game/f2000/nodes/NodeBuilder.h"

#include "core/body/RigidBody.h"
#include "core/game/f2000/nodes/PlayNodes.h"
#include "core/game/f2000/nodes/ShapeNode.h"
#include "core/game/f2000/shape/Outline.h"
#include "core/material/MaterialServer.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"
#include "core/scene/Transform.h"
#include "core/scene/Visual.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>

namespace sparkwright::f2000
{

namespace
{

float toFloat(double value)
{
  return static_cast<float>(value);
}

Mat4f poseAt(const Pose& pose, double z)
{
  Mat4f m = rotationZ(toFloat(pose.theta));
  setTranslation(m, {toFloat(pose.x), toFloat(pose.y), toFloat(z)});
  return m;
}

/// Of an outline of density 1, about a point.
double inertiaAbout(const Outline& outline, const Eigen::Vector2d& point)
{
  if(outline.isCircle())
  {
    const double r2 = outline.radius() * outline.radius();
    return outline.area() * (r2 / 2 + (outline.centre() - point).squaredNorm());
  }
  // Of triangles from the point to each side.
  double sum = 0;
  const auto& corners = outline.corners();
  for(std::size_t i = 0; i < corners.size(); ++i)
  {
    const Eigen::Vector2d a = corners[i] - point, b = corners[(i + 1) % corners.size()] - point;
    sum += (a.x() * b.y() - a.y() * b.x()) * (a.dot(a) + a.dot(b) + b.dot(b)) / 12;
  }
  return sum;
}

} // namespace

double turnInertiaOf(const RobotForm& form)
{
  if(form.inertia)
    return *form.inertia;
  double volume = 0, sum = 0;
  for(const Primitive& primitive : form.body)
  {
    const Outline outline = Outline::of(primitive);
    const double height = primitive.top - primitive.bottom;
    volume += outline.area() * height;
    sum += inertiaAbout(outline, {form.centreX, form.centreY}) * height;
  }
  constexpr double least = 1e-4; // kg·m²
  return volume > 0 ? std::max(form.mass * sum / volume, least) : form.mass * 0.02;
}

template<class T>
std::shared_ptr<T> NodeBuilder::make(const char* className, std::string name)
{
  auto node = std::dynamic_pointer_cast<T>(context_.registry->create(className));
  if(!node)
    return nullptr;
  node->setName(std::move(name));
  node->setOrigin(origin_);
  return node;
}

/// One for each colour.
std::string NodeBuilder::materialOf(const Primitive& primitive)
{
  const auto byte = [](float share) { return std::clamp(static_cast<int>(std::lround(share * 255)), 0, 255); };
  char name[24];
  std::snprintf(name, sizeof name, "f2000#%02x%02x%02x", byte(primitive.paint[0]), byte(primitive.paint[1]),
                byte(primitive.paint[2]));
  MaterialServer* const materials = context_.service<MaterialServer>();
  if(materials && !materials->find(name))
  {
    Material material;
    material.name = name;
    material.diffuse = {primitive.paint[0], primitive.paint[1], primitive.paint[2], 1};
    material.ambient = material.diffuse;
    materials->define(std::move(material));
  }
  return name;
}

std::shared_ptr<StaticMesh> NodeBuilder::meshOf(const Primitive& primitive, Vec3f& middle)
{
  constexpr double film = 0.002; // Of paint on the floor, m: above it, so that it can be seen.
  const double height = primitive.isFlat() ? film : primitive.top - primitive.bottom;
  middle = {0, 0, toFloat(primitive.isFlat() ? film / 2 : (primitive.bottom + primitive.top) / 2)};
  if(primitive.shape == Primitive::Shape::Rectangle)
  {
    auto box = make<BoxNode>("Box", "mesh");
    if(box)
      box->setScale({toFloat(primitive.sizes[0]), toFloat(primitive.sizes[1]), toFloat(height)});
    return box;
  }
  if(primitive.shape == Primitive::Shape::Ellipse)
  {
    auto cylinder = make<CylinderNode>("Cylinder", "mesh");
    if(cylinder)
      cylinder->setScale({toFloat(primitive.sizes[0] / 2), toFloat(primitive.sizes[1] / 2), toFloat(height)});
    return cylinder;
  }
  auto prism = make<SingleMatNode>("SingleMatNode", "mesh");
  if(prism)
  {
    std::vector<float> corners;
    for(const double coordinate : primitive.sizes)
      corners.push_back(toFloat(coordinate));
    prism->load("TrianglePrism", corners);
    prism->setScale({1, 1, toFloat(height)});
  }
  return prism;
}

NodeBuilder::Shown NodeBuilder::addShown(Object& parent, const Primitive& primitive, const Pose& at, double lift)
{
  if(!primitive.visible)
    return {};
  const auto transform = make<Transform>("Transform", "shown");
  Vec3f middle;
  const std::shared_ptr<StaticMesh> mesh = meshOf(primitive, middle);
  if(!transform || !mesh)
    return {};
  transform->setLocal(poseAt(at, middle.z() + lift));
  parent.addChild(transform);
  transform->addChild(mesh);
  mesh->setSingleMaterial(materialOf(primitive));
  return {transform.get(), mesh.get()};
}

void NodeBuilder::addFloor(Object& parent, double length, double width)
{
  const auto ground = make<PlaneCollider>("PlaneCollider", "ground");
  const auto contacts = make<PlayContacts>("F2000Contacts", "contacts");
  if(ground && contacts)
  {
    parent.addChild(ground);
    contacts->owner = PlayContacts::Owner::Floor;
    ground->addChild(contacts);
  }
  Primitive carpet;
  carpet.sizes = {length, width};
  carpet.paint = {0.1f, 0.42f, 0.16f};
  constexpr double thickness = 0.02; // m
  carpet.bottom = -thickness;
  carpet.top = 0;
  addShown(parent, carpet, {}, 0);
  for(const float side : {-1.f, 1.f})
  {
    const auto place = make<Transform>("Transform", side < 0 ? "light1" : "light2");
    const auto light = make<LightNode>("Light", "light");
    if(!place || !light)
      continue;
    place->setLocalPosition({side * toFloat(length) / 3, -side * toFloat(width) / 3, 6});
    const float bright = side < 0 ? 1 : 0.7f;
    light->diffuse = {bright, bright, bright, 1};
    light->ambient = side < 0 ? LightNode::Colour{0.6f, 0.6f, 0.6f, 1} : LightNode::Colour{0, 0, 0, 1};
    light->radius = 100;
    parent.addChild(place);
    place->addChild(light);
  }
}

void NodeBuilder::addThing(Object& parent, const Primitive& primitive)
{
  const auto place = make<Transform>("Transform", primitive.id.empty() ? std::string(nameOf(primitive.kind)) : primitive.id);
  const auto thing = make<ThingNode>("F2000Thing", "thing");
  if(!place || !thing)
    return;
  place->setLocal(poseAt(primitive.pose, 0));
  parent.addChild(place);
  Primitive own = primitive;
  own.pose = {};
  addShown(*place, own, {}, 0);
  if(primitive.collides && !primitive.isFlat())
  {
    const auto shape = make<ShapeNode>("F2000Shape", "shape");
    const auto contacts = make<PlayContacts>("F2000Contacts", "contacts");
    if(shape && contacts)
    {
      shape->describe(own, {});
      place->addChild(shape);
      shape->addChild(contacts);
    }
  }
  thing->primitive = primitive;
  place->addChild(thing);
}

void NodeBuilder::addBall(Object& parent, const FieldForm& field, const WorldForm& world)
{
  const auto place = make<Transform>("Transform", "ball");
  const auto mesh = make<SphereNode>("Sphere", "mesh");
  const auto body = make<RigidBody>("RigidBody", "body");
  const auto shape = make<SphereCollider>("SphereCollider", "shape");
  const auto contacts = make<PlayContacts>("F2000Contacts", "contacts");
  const auto ball = make<BallNode>("F2000Ball", "player");
  if(!place || !mesh || !body || !shape || !contacts || !ball)
    return;
  const auto radius = toFloat(field.ballRadius);
  place->setLocal(poseAt(world.ball, field.ballRadius));
  parent.addChild(place);
  place->addChild(mesh);
  mesh->setScale(Vec3f::Constant(radius));
  Primitive orange;
  orange.paint = paintOf(Colour::Orange);
  mesh->setSingleMaterial(materialOf(orange));
  place->addChild(body);
  if(body->hasBody())
  {
    physics::Mass mass = physics::Mass::sphereTotal(field.ballMass, field.ballRadius);
    mass.inertia *= 5. / 3; // It is hollow: 2/3·m·r² in place of 2/5.
    body->setMass(mass);
  }
  place->addChild(shape);
  if(shape->shape())
    shape->shape()->setRadius(field.ballRadius);
  contacts->owner = PlayContacts::Owner::Ball;
  shape->addChild(contacts);
  ball->radius = field.ballRadius;
  ball->rollingResistance = world.ballRollingResistance;
  place->addChild(ball);
}

RobotNode* NodeBuilder::addRobot(Object& parent, std::shared_ptr<const RobotForm> form, const Pose& pose)
{
  const auto place = make<Transform>("Transform", form->name.empty() ? "robot" : form->name);
  const auto body = make<RigidBody>("RigidBody", "body");
  const auto robot = make<RobotNode>("F2000Robot", "player");
  if(!place || !body || !robot)
    return nullptr;
  const Pose centre{form->centreX, form->centreY, 0};
  place->setLocal(poseAt(composed(pose, centre), 0));
  parent.addChild(place);
  place->addChild(body);
  if(body->hasBody())
  {
    physics::Mass mass;
    mass.mass = form->mass;
    mass.inertia = physics::Mat3::Identity() * turnInertiaOf(*form); // It neither tilts nor rolls.
    body->setMass(mass);
    body->body().setGravityMode(false);
  }
  const auto addPart = [&](const Primitive& primitive, const Pose& at, double lift, RobotNode::StatePart& part)
  {
    const Pose here{at.x - centre.x, at.y - centre.y, at.theta};
    const Shown shown = addShown(*place, primitive, here, lift);
    part.shown = shown.transform;
    part.mesh = shown.mesh;
    if(!primitive.collides || primitive.isFlat())
      return;
    const auto shape = make<ShapeNode>("F2000Shape", "shape");
    const auto contacts = make<PlayContacts>("F2000Contacts", "contacts");
    if(!shape || !contacts)
      return;
    Primitive lifted = primitive;
    lifted.bottom += lift;
    lifted.top += lift;
    shape->describe(lifted, here);
    contacts->owner = PlayContacts::Owner::Robot;
    place->addChild(shape);
    shape->addChild(contacts);
    part.collider = shape.get();
    part.contacts = contacts.get();
  };
  for(const Primitive& primitive : form->body)
  {
    RobotNode::StatePart fixed{};
    addPart(primitive, primitive.pose, 0, fixed);
  }
  std::vector<RobotNode::StatePart> parts;
  for(std::size_t i = 0; i < form->manipulators.size(); ++i)
    for(std::size_t state = 0; state < form->manipulators[i].states.size(); ++state)
      for(const Primitive& primitive : form->manipulators[i].states[state].shapes)
      {
        RobotNode::StatePart part{i, state, composed(form->manipulators[i].mount, primitive.pose)};
        addPart(primitive, part.at, form->manipulators[i].height, part);
        parts.push_back(part);
      }
  robot->describe(std::move(form), std::move(parts));
  place->addChild(robot);
  return robot->isUsable() ? robot.get() : nullptr;
}

} // namespace sparkwright::f2000
