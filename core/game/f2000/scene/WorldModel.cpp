#include "core/game/f2000/scene/WorldModel.h"

#include "core/game/f2000/nodes/PlayNodes.h"
#include "core/game/f2000/nodes/RobotNode.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

namespace
{

constexpr int ballId = 1, firstGoalId = 2, firstThingId = 10, firstRobotId = 1000; ///< Of things that sensors tell apart.

SeenThing goalOf(const FieldForm& field, double side)
{
  SeenThing goal;
  goal.id = firstGoalId + (side < 0 ? 0 : 1);
  goal.kind = ThingClass::Goal;
  goal.colour = side < 0 ? Colour::Blue : Colour::Yellow;
  goal.pose = {side * field.length / 2, 0, 0};
  goal.radius = field.goalWidth / 2;
  goal.top = field.goalHeight;
  return goal;
}

} // namespace

void WorldModel::findThings(Object& scene, const ArenaNode* arena)
{
  things_.clear();
  scene.visit<ThingNode>([this](ThingNode& node) { things_.push_back({&node, node.pose()}); });
  hasField_ = arena && arena->hasField();
  field_ = arena ? arena->field() : FieldForm();
  addFixed();
}

void WorldModel::addFixed()
{
  surroundings_ = Surroundings();
  lines_.clear();
  fixedThings_.clear();
  if(hasField_)
    for(const double side : {-1., 1.})
      fixedThings_.push_back(goalOf(field_, side));
  int id = firstThingId;
  for(Thing& thing : things_)
  {
    thing.pose = thing.node->pose();
    Primitive primitive = thing.node->primitive;
    primitive.pose = thing.pose;
    if(primitive.isFlat())
    {
      if(primitive.kind == ThingClass::Line)
        lines_.push_back(primitive);
      continue;
    }
    const Outline outline = Outline::of(primitive);
    surroundings_.addFixed({outline, primitive.bottom, primitive.top, primitive.kind, primitive.colour, 0, false});
    if(primitive.kind != ThingClass::Post && primitive.kind != ThingClass::Obstacle)
      continue;
    const auto below = std::ranges::find_if(fixedThings_,
                                            [&](const SeenThing& seen)
                                            {
                                              return seen.kind == primitive.kind && seen.top == primitive.bottom &&
                                                     seen.pose == thing.pose;
                                            });
    if(below != fixedThings_.end()) // A post has bands of several colours.
    {
      below->top = primitive.top;
      continue;
    }
    SeenThing seen;
    seen.id = id++;
    seen.kind = primitive.kind;
    seen.colour = primitive.colour;
    seen.pose = thing.pose;
    seen.bottom = primitive.bottom;
    seen.top = primitive.top;
    seen.radius = outline.radius();
    fixedThings_.push_back(seen);
  }
}

void WorldModel::look(const std::vector<RobotNode*>& robots, const BallNode* ball)
{
  if(std::ranges::any_of(things_, [](const Thing& thing) { return !(thing.node->pose() == thing.pose); }))
    addFixed();
  surroundings_.clearMoving();
  seen_ = fixedThings_;
  for(const RobotNode* const robot : robots)
  {
    SeenThing seen;
    seen.id = firstRobotId + robot->id;
    seen.kind = ThingClass::RobotPart;
    seen.pose = robot->pose();
    seen.velocity = robot->twist();
    seen.owner = robot->id;
    seen.radius = 0;
    robot->eachOutline(
        [&](Surroundings::Body body)
        {
          seen.top = std::max(seen.top, body.top);
          seen.radius = std::max(seen.radius, (body.outline.centre() - Eigen::Vector2d(seen.pose.x, seen.pose.y)).norm() +
                                                  body.outline.radius());
          seen.colour = body.colour;
          surroundings_.addMoving(std::move(body));
        });
    seen_.push_back(seen);
  }
  if(!ball)
    return;
  const Vec3f at = ball->position(), speed = ball->velocity();
  SeenThing seen;
  seen.id = ballId;
  seen.kind = ThingClass::Ball;
  seen.colour = Colour::Orange;
  seen.pose = {at.x(), at.y(), 0};
  seen.bottom = at.z() - ball->radius;
  seen.top = at.z() + ball->radius;
  seen.radius = ball->radius;
  seen.velocity = {speed.x(), speed.y(), 0};
  surroundings_.addMoving(
      {Outline::circle({seen.pose.x, seen.pose.y}, ball->radius), seen.bottom, seen.top, seen.kind, seen.colour, 0, true});
  seen_.push_back(seen);
}

WorldView WorldModel::viewOf(RobotNode& robot, const std::vector<ManipulatorReading>& manipulators) const
{
  WorldView view{surroundings_, seen_, lines_};
  view.number = robot.id;
  view.robot = robot.pose();
  view.twist = robot.twist();
  view.stalled = robot.grip() == RobotNode::Grip::Stalled;
  view.slipping = robot.grip() == RobotNode::Grip::Slipping;
  if(robot.devices)
    view.motionData = robot.devices->motionData();
  view.manipulators = manipulators;
  return view;
}

bool WorldModel::isFree(double x, double y, double radius) const
{
  const Eigen::Vector2d at(x, y);
  for(int i = 0; i < surroundings_.size(); ++i)
    if(const Surroundings::Body& body = surroundings_.body(i);
       body.kind != ThingClass::Ball && body.outline.distanceTo(at) < radius)
      return false;
  return true;
}

} // namespace sparkwright::f2000
