#include "core/design/export/RobotGraph.h"

#include "core/body/RigidBody.h"
#include "core/design/DesignTexts.h"
#include "core/joint/Joints.h"
#include "core/scene/Transform.h"
#include "core/text/InQuotes.h"
#include "core/world/World.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace sparkwright::design
{

namespace
{

using Kind = physics::Joint::Kind;

constexpr const char* scenePath = "/usr/scene";

int axesOf(Kind kind)
{
  return kind == Kind::Ball ? 3 : kind == Kind::Universal || kind == Kind::Hinge2 ? 2 : kind == Kind::Fixed ? 0 : 1;
}

bool isLighter(const RigidBody* a, const RigidBody* b)
{
  return a->body().mass().mass < b->body().mass().mass;
}

class Search
{
public:
  explicit Search(World& world) : world_(world) {}
  RobotGraph find(const std::string& robot, Diagnostics& diagnostics);

private:
  void collect(Object& scene);
  std::size_t groupOf(std::size_t body);
  std::size_t placeOf(const RigidBody* body) const { return places_.at(body); }
  RigidBody* bodyAt(const std::string& robot) const;
  std::size_t largestGroup();
  void grow(RobotGraph& graph) const;

  World& world_;
  std::vector<RigidBody*> bodies_;
  std::map<const RigidBody*, std::size_t> places_;
  std::vector<JointNode*> joints_;
  std::vector<std::size_t> above_; ///< Of each body: another one of its group, or itself.
};

std::size_t Search::groupOf(std::size_t body)
{
  while(above_[body] != body)
    body = above_[body] = above_[above_[body]];
  return body;
}

void Search::collect(Object& scene)
{
  scene.visit<RigidBody>(
      [this](RigidBody& body)
      {
        if(!body.hasBody())
          return;
        places_.emplace(&body, bodies_.size());
        bodies_.push_back(&body);
      });
  above_.resize(bodies_.size());
  std::iota(above_.begin(), above_.end(), std::size_t{0});
  scene.visit<JointNode>(
      [this](JointNode& joint)
      {
        const RigidBody *const first = joint.firstBody(), *const second = joint.secondBody();
        if(!joint.joint() || joint.joint()->kind() == Kind::AngularMotor || joint.joint()->kind() == Kind::Planar ||
           (!places_.contains(first) && !places_.contains(second)))
          return;
        joints_.push_back(&joint);
        if(places_.contains(first) && places_.contains(second))
          above_[std::max(groupOf(placeOf(first)), groupOf(placeOf(second)))] =
              std::min(groupOf(placeOf(first)), groupOf(placeOf(second)));
      });
}

RigidBody* Search::bodyAt(const std::string& robot) const
{
  Object* const scene = world_.root().find(scenePath);
  std::vector<Object*> named;
  for(const std::string& path : {robot, std::string(scenePath) + '/' + robot})
    if(Object* const node = scene->find(path))
      named.push_back(node);
  scene->visit<Object>(
      [&](Object& node)
      {
        if(node.name() == robot)
          named.push_back(&node);
      });
  RigidBody* found = nullptr;
  for(Object* const node : named)
    if(!found)
      node->visit<RigidBody>([&](RigidBody& body) { found = found || !body.hasBody() ? found : &body; });
  for(Object* const node : named)
    for(Object* above = node; above && !found; above = above->parent())
      if(auto* const body = above->childOf<RigidBody>(); body && body->hasBody())
        found = body;
  return found;
}

std::size_t Search::largestGroup()
{
  std::map<std::size_t, std::size_t> joints;
  for(JointNode* const joint : joints_)
    ++joints[groupOf(placeOf(joint->firstBody() ? joint->firstBody() : joint->secondBody()))];
  const auto most = std::ranges::max_element(joints, {}, [](const auto& entry) { return entry.second; });
  if(most != joints.end())
    return most->first;
  return static_cast<std::size_t>(std::ranges::max_element(bodies_, isLighter) - bodies_.begin());
}

void Search::grow(RobotGraph& graph) const
{
  std::vector<JointNode*> open;
  for(JointNode* const joint : joints_)
    if(graph.has(joint->firstBody()) || graph.has(joint->secondBody()))
      open.push_back(joint);
  const bool fixed = std::ranges::any_of(open, [](JointNode* j) { return !j->firstBody() || !j->secondBody(); });
  graph.root = fixed ? nullptr : *std::ranges::max_element(graph.bodies, isLighter);
  // Loops are opened at the joints with most axes.
  std::ranges::stable_sort(open, {}, [](JointNode* joint) { return axesOf(joint->joint()->kind()); });
  std::map<const RigidBody*, const RigidBody*> above;
  const auto treeOf = [&above](const RigidBody* body)
  {
    for(auto next = above.find(body); next != above.end(); next = above.find(body))
      body = next->second;
    return body;
  };
  std::set<const JointNode*> chosen;
  for(JointNode* const joint : open)
    if(const RigidBody *const a = treeOf(joint->firstBody()), *const b = treeOf(joint->secondBody()); a != b)
    {
      above[a] = b;
      chosen.insert(joint);
    }
  std::set<const RigidBody*> reached{graph.root};
  std::vector<RigidBody*> way{graph.root};
  for(std::size_t i = 0; i < way.size(); ++i)
    for(JointNode* const joint : joints_)
    {
      RigidBody* const parent = way[i];
      if(!chosen.contains(joint) || (joint->firstBody() != parent && joint->secondBody() != parent))
        continue;
      RigidBody* const child = joint->firstBody() == parent ? joint->secondBody() : joint->firstBody();
      if(!reached.insert(child).second)
        continue;
      graph.edges.push_back({joint, parent, child});
      way.push_back(child);
    }
  for(JointNode* const joint : joints_)
    if(!chosen.contains(joint) && std::ranges::find(open, joint) != open.end())
      graph.loops.push_back(joint);
}

RobotGraph Search::find(const std::string& robot, Diagnostics& diagnostics)
{
  RobotGraph graph;
  const auto fail = [&](LocalText message, LocalText hint)
  {
    diagnostics.push_back(Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, std::move(message), std::move(hint)));
    return std::move(graph);
  };
  if(Object* const scene = world_.root().find(scenePath))
    collect(*scene);
  if(bodies_.empty())
    return fail(designText("robotExport.noBody"), designText("robotExport.addBody"));
  std::size_t group = 0;
  if(robot.empty())
    group = groupOf(largestGroup());
  else if(RigidBody* const body = bodyAt(robot))
    group = groupOf(placeOf(body));
  else
    return fail(designText("robotExport.noRobot", inQuotes(robot)), designText("robotExport.nameNode"));
  for(std::size_t i = 0; i < bodies_.size(); ++i)
    if(groupOf(i) == group)
      graph.bodies.push_back(bodies_[i]);
  graph.others = bodies_.size() - graph.bodies.size();
  grow(graph);
  return graph;
}

} // namespace

bool RobotGraph::has(const RigidBody* body) const
{
  return body && std::ranges::find(bodies, body) != bodies.end();
}

RobotGraph robotGraph(World& world, const std::string& robot, Diagnostics& diagnostics)
{
  return Search(world).find(robot, diagnostics);
}

} // namespace sparkwright::design
