#include "core/game/f2000/scene/SceneParts.h"

#include "core/body/RigidBody.h"
#include "core/object/Context.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright::f2000
{

SceneParts::SceneParts(Context& context, Object& scene, const PluginRegistry& plugins, std::uint64_t seed)
    : context_(context), scene_(scene), robots_(context, scene, plugins, field_, seed)
{
  context_.provide<PlayWatcher>(this);
}

SceneParts::~SceneParts()
{
  context_.provide<PlayWatcher>(nullptr);
}

void SceneParts::forget(const BallNode& ball)
{
  if(ball_ == &ball)
    ball_ = nullptr;
}

SceneParts::Change SceneParts::find()
{
  Change change;
  if(structure_ == context_.structureVersion)
    return change;
  structure_ = context_.structureVersion;
  arena_ = context_.service<ArenaNode>();
  field_ = arena_ ? arena_->field() : FieldForm();
  ball_ = nullptr;
  scene_.visit<BallNode>(
      [this](BallNode& node)
      {
        if(node.isUsable())
          ball_ = &node;
      });
  obstacles_.clear();
  scene_.visit<ThingNode>(
      [this](ThingNode& node)
      {
        if(node.primitive.kind == ThingClass::Obstacle && !node.primitive.isFlat())
          obstacles_.push_back(&node);
      });
  const std::vector<RobotNode*> before = robots_.standing();
  change.gone = robots_.find();
  for(RobotNode* const robot : robots_.standing())
    if(std::ranges::find(before, robot) == before.end())
      change.came.push_back(robot);
  model_.findThings(scene_, arena_);
  look();
  return change;
}

void SceneParts::advance(double dt)
{
  if(ball_)
    ball_->slowDown(dt);
  for(RobotNode* const robot : robots_.standing())
  {
    robot->advanceManipulators(dt);
    for(std::size_t i = 0; i < robot->manipulators().size(); ++i)
      if(const auto state = robot->manipulators()[i].takeKick())
        kick(*robot, i, *state);
  }
}

/// A ball that touches the manipulator, or nearly so, and lies in front of it, flies off; the robot is pushed back.
void SceneParts::kick(RobotNode& robot, std::size_t which, const ManipulatorState& state)
{
  constexpr double near = 0.03, aside = 60 * unit::degree; // m, rad
  if(!ball_)
    return;
  const ManipulatorForm& form = robot.manipulators()[which].form();
  const Pose mount = composed(robot.pose(), form.mount);
  const Vec3f at = ball_->position(), speed = ball_->velocity();
  const Pose seen = relativeTo(mount, {at.x(), at.y(), 0});
  if(std::abs(std::atan2(seen.y, seen.x)) > aside)
    return;
  double distance = std::numeric_limits<double>::infinity();
  for(const Outline& outline : robot.outlinesOf(which))
    distance = std::min(distance, outline.distanceTo({at.x(), at.y()}));
  double top = 0;
  for(const Primitive& primitive : state.shapes)
    top = std::max(top, form.height + primitive.top);
  if(distance > ball_->radius + near || at.z() - ball_->radius > top)
    return;
  const double flat = std::cos(state.kickAngle);
  const Eigen::Vector3d direction(flat * std::cos(mount.theta), flat * std::sin(mount.theta), std::sin(state.kickAngle));
  const double gain = state.kick - direction.dot(speed.cast<double>());
  if(gain <= 0)
    return;
  ball_->setVelocity(speed + (gain * direction).cast<float>());
  const double mass = ball_->body().body().mass().mass;
  robot.push({at.x(), at.y()}, -mass * gain * Eigen::Vector2d(direction.x(), direction.y()));
}

void SceneParts::placeRobots()
{
  for(RobotNode* const robot : robots_.standing())
    robot->place(robot->start);
}

void SceneParts::restart()
{
  for(RobotNode* const robot : robots_.standing())
    robot->restart();
  if(ball_ && arena_)
    ball_->place(arena_->world().ball.x, arena_->world().ball.y);
}

} // namespace sparkwright::f2000
