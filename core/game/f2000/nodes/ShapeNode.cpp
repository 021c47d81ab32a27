#include "core/game/f2000/nodes/ShapeNode.h"

#include "core/game/f2000/file/WorldFile.h"
#include "core/game/f2000/shape/Outline.h"
#include "core/object/Context.h"

#include <cmath>

namespace sparkwright::f2000
{

void ShapeNode::describe(const Primitive& primitive, const Pose& at)
{
  primitive_ = primitive;
  at_ = at;
}

/// Centred, as the engine wants it.
std::unique_ptr<physics::Shape> ShapeNode::makeSolid(physics::World& world, Eigen::Vector2d& middle) const
{
  const double height = primitive_.top - primitive_.bottom;
  const auto& sizes = primitive_.sizes;
  if(primitive_.shape == Primitive::Shape::Rectangle)
  {
    auto box = world.createBox();
    box->setLengths({sizes[0], sizes[1], height});
    return box;
  }
  if(primitive_.shape == Primitive::Shape::Ellipse && sizes[0] == sizes[1])
    return world.createCylinder(sizes[0] / 2, height);
  Primitive alone = primitive_;
  alone.pose = {};
  const Outline outline = Outline::of(alone);
  std::vector<Eigen::Vector2d> corners(outline.corners().begin(), outline.corners().end());
  middle = Eigen::Vector2d::Zero();
  for(const Eigen::Vector2d& corner : corners)
    middle += corner / static_cast<double>(corners.size());
  for(Eigen::Vector2d& corner : corners)
    corner -= middle;
  return world.createPrism(corners, height);
}

std::unique_ptr<physics::Shape> ShapeNode::makeShape(physics::World& world)
{
  std::unique_ptr<physics::Shape> solid = makeSolid(world, middle_);
  if(!solid)
    return nullptr;
  auto offset = world.createOffset();
  physics::Shape& inner = *solid;
  offset->setEncapsulated(std::move(solid));
  placeSolid(inner);
  return offset;
}

void ShapeNode::moveTo(const Pose& at)
{
  at_ = at;
  if(physics::Shape* const solid = shape() ? shape()->encapsulated() : nullptr)
    placeSolid(*solid);
}

void ShapeNode::placeSolid(physics::Shape& solid) const
{
  const Pose middle = composed(at_, {middle_.x(), middle_.y(), 0});
  const double c = std::cos(middle.theta), s = std::sin(middle.theta);
  physics::Mat3 turn;
  turn << c, -s, 0, s, c, 0, 0, 0, 1;
  solid.setRotation(turn);
  solid.setPosition({middle.x, middle.y, (primitive_.bottom + primitive_.top) / 2});
}

bool PlayContacts::meets(const Collider& other) const
{
  const auto* const theirs = other.childOf<PlayContacts>();
  if(!isActive || (theirs && !theirs->isActive))
    return false;
  // Other leagues' floors are planes.
  const bool isFloor = theirs ? theirs->owner == Owner::Floor : dynamic_cast<const PlaneCollider*>(&other) != nullptr;
  return !(owner == Owner::Robot && isFloor);
}

void PlayContacts::refine(physics::Surface& surface, const ContactJointHandler& other, const physics::ContactPoint&)
{
  static const WorldForm preset;
  const WorldForm* const world = context() ? context()->service<WorldForm>() : nullptr;
  const WorldForm& rules = world ? *world : preset;
  const auto* const theirs = dynamic_cast<const PlayContacts*>(&other);
  const Owner with = theirs ? theirs->owner : Owner::Environment;
  const auto is = [this, with](Owner a, Owner b) { return (owner == a && with == b) || (owner == b && with == a); };
  const bool withBall = owner == Owner::Ball || with == Owner::Ball;

  constexpr double mostFriction = 1; // Of what sticks.
  surface = {};
  surface.coulombMode = true;
  surface.mu = withBall ? rules.stickiness * mostFriction : rules.friction;
  if(owner == Owner::Robot || with == Owner::Robot)
  {
    // What was put into a robot is pushed out gently: 0.3 m deep, at about 1 m/s.
    constexpr double gentle = 0.01;
    surface.softErpMode = true;
    surface.softErp = gentle;
  }
  surface.bounceMode = true;
  surface.bounce = is(Owner::Ball, Owner::Robot)   ? rules.ballRobotRestitution
                   : is(Owner::Ball, Owner::Floor) ? rules.ballFloorRestitution
                                                   : rules.restitution;
  // A ball that lies on the floor must come to rest, but what robots hit bounces however slow they are.
  constexpr double rest = 0.2, least = 0.01; // m/s
  surface.bounceVelocity = is(Owner::Ball, Owner::Floor) ? rest : least;
}

} // namespace sparkwright::f2000
