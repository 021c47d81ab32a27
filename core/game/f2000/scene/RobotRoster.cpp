#include "core/game/f2000/scene/RobotRoster.h"

#include "core/game/f2000/nodes/NodeBuilder.h"
#include "core/game/f2000/plugins/PluginRegistry.h"
#include "core/game/f2000/scene/WorldModel.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/scene/Transform.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

namespace
{

double reachOfShape(const Primitive& primitive, const Pose& frame)
{
  const Outline outline = Outline::of(primitive, frame);
  return outline.centre().norm() + outline.radius();
}

} // namespace

double reachOf(const RobotForm& form)
{
  double reach = 0.05;
  for(const Primitive& primitive : form.body)
    reach = std::max(reach, reachOfShape(primitive, {}));
  for(const ManipulatorForm& manipulator : form.manipulators)
    for(const ManipulatorState& state : manipulator.states)
      for(const Primitive& primitive : state.shapes)
        reach = std::max(reach, reachOfShape(primitive, manipulator.mount));
  return reach;
}

std::shared_ptr<Devices> RobotRoster::build(const RobotForm& form, int id) const
{
  constexpr std::uint64_t spread = 0x9e3779b97f4a7c15u; // So that seeds of neighbours have nothing in common.
  PoseGrid grid;
  grid.length = field_.length;
  grid.width = field_.width;
  return std::make_shared<Devices>(form, plugins_, seed_ + spread * static_cast<std::uint64_t>(id), grid,
                                   scene_.context() ? scene_.context()->files : nullptr);
}

std::vector<int> RobotRoster::find()
{
  std::vector<RobotNode*> found;
  scene_.visit<RobotNode>(
      [&](RobotNode& node)
      {
        if(node.isUsable())
          found.push_back(&node);
      });
  std::vector<int> gone;
  for(const auto& [id, robot] : robots_)
    if(robot.hasStood && std::ranges::find(found, robot.node) == found.end())
      gone.push_back(id);
  for(const int id : gone)
    robots_.erase(id);
  for(RobotNode* const node : found)
  {
    const auto known = robots_.find(node->id);
    if(node->id > 0 && known != robots_.end() && known->second.node == node)
      continue;
    node->id = ++last_;
    node->devices = build(node->form(), node->id);
    if(const auto& problem = node->devices->problem(); problem && context_.log)
      context_.log->write(Diagnostic::of(Diagnostic::Severity::Error, node->form().file, 0, 0, problem->text));
    robots_[node->id] = {node->sharedForm(), node->devices, node, true};
  }
  standing_ = std::move(found);
  std::ranges::sort(standing_, {}, &RobotNode::id);
  return gone;
}

RobotNode* RobotRoster::at(int id) const
{
  const auto found = robots_.find(id);
  return found == robots_.end() ? nullptr : found->second.node;
}

Devices* RobotRoster::devices(int id) const
{
  const auto found = robots_.find(id);
  return found == robots_.end() ? nullptr : found->second.devices.get();
}

const RobotForm* RobotRoster::form(int id) const
{
  const auto found = robots_.find(id);
  return found == robots_.end() ? nullptr : found->second.form.get();
}

RobotNode* RobotRoster::ofTeam(RobotTeam team, int number) const
{
  const auto found = std::ranges::find_if(standing_, [&](const RobotNode* robot)
                                          { return robot->form().team == team && robot->form().number == number; });
  return found == standing_.end() ? nullptr : *found;
}

RobotRoster::Refusal RobotRoster::make(const RobotForm& form, int& id)
{
  constexpr std::size_t mostRobots = 64;
  if(robots_.size() >= mostRobots)
    return BoardError{BoardErrorCode::ServerFull, "there are 64 robots already"};
  Robot robot;
  robot.form = std::make_shared<const RobotForm>(form);
  robot.devices = build(*robot.form, last_ + 1);
  if(const auto& problem = robot.devices->problem())
    return BoardError{problem->kind == BuildProblem::Kind::UnknownPlugin ? BoardErrorCode::UnknownPlugin
                                                                         : BoardErrorCode::PluginRefused,
                      problem->text.english()};
  id = ++last_;
  robots_[id] = std::move(robot);
  return {};
}

/// In its own half first, from the goal forwards.
std::optional<Pose> RobotRoster::roomFor(const RobotForm& form, const WorldModel& world) const
{
  constexpr double step = 0.25, beside = 0.05; // m
  const double radius = reachOf(form) + beside;
  const double side = form.team == RobotTeam::Yellow ? 1 : -1;
  for(double forward = 1; forward < field_.length - 1; forward += step)
    for(double aside = 0; aside < field_.width / 2 - radius; aside += step)
      for(const double y : {aside, -aside})
      {
        const double x = side * (field_.length / 2 - forward);
        if(world.isFree(x, y, radius) && isNobodysStart(x, y, radius))
          return Pose{x, y, side < 0 ? 0 : std::acos(-1.)};
      }
  return {};
}

bool RobotRoster::isNobodysStart(double x, double y, double radius) const
{
  return std::ranges::none_of(standing_, [&](const RobotNode* robot)
                              { return std::hypot(robot->start.x - x, robot->start.y - y) < radius + reachOf(robot->form()); });
}

RobotRoster::Refusal RobotRoster::start(int id, const std::optional<Pose>& place, const WorldModel& world, Pose& placed)
{
  const auto found = robots_.find(id);
  if(found == robots_.end())
    return BoardError{BoardErrorCode::Internal, "the robot has been removed"};
  Robot& robot = found->second;
  const std::optional<Pose> there = place ? place : roomFor(*robot.form, world);
  if(!there || !world.isFree(there->x, there->y, place ? reachOf(*robot.form) : 0))
    return BoardError{BoardErrorCode::PlaceOccupied, place ? "something stands there" : "there is no room on the field"};
  const Context::KeepRemoved keep(context_);
  RobotNode* const node = NodeBuilder(context_, {}).addRobot(scene_, robot.form, *there);
  if(!node)
    return BoardError{BoardErrorCode::Internal, "the robot cannot be made"};
  node->id = id;
  node->devices = robot.devices;
  robot.node = node;
  robot.hasStood = true;
  placed = *there;
  find();
  return {};
}

void RobotRoster::remove(int id)
{
  const auto found = robots_.find(id);
  if(found == robots_.end())
    return;
  RobotNode* const node = found->second.node;
  robots_.erase(found);
  const Context::KeepRemoved keep(context_);
  if(Transform* const place = node ? node->root() : nullptr; place && place->parent())
    place->parent()->removeChild(*place);
}

void RobotRoster::forget(const RobotNode& node)
{
  std::erase(standing_, &node);
  for(auto& [id, robot] : robots_)
    if(robot.node == &node)
      robot.node = nullptr;
}

RobotRoster::Refusal RobotRoster::manipulate(int id, const std::string& name, const std::string& state)
{
  RobotNode* const node = at(id);
  if(!node)
    return BoardError{BoardErrorCode::Internal, "the robot has been removed"};
  for(Manipulator& manipulator : node->manipulators())
  {
    if(manipulator.form().name != name)
      continue;
    switch(manipulator.request(state))
    {
    case Manipulator::Answer::Done: return {};
    case Manipulator::Answer::NoSuchState:
      return BoardError{BoardErrorCode::UnknownState, name + " has no state " + state};
    case Manipulator::Answer::Busy: return BoardError{BoardErrorCode::ManipulatorBusy, name + " is not ready yet"};
    }
  }
  return BoardError{BoardErrorCode::UnknownState, "there is no manipulator " + name};
}

} // namespace sparkwright::f2000
