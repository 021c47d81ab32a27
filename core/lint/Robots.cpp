#include "core/lint/Robots.h"

#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/Joints.h"
#include "core/robot/agent/Agent.h"
#include "core/scene/Transform.h"

#include <algorithm>
#include <numeric>

namespace sparkwright::lint
{

const RigidBody* bodyOf(const Collider& collider)
{
  const physics::Shape* const shape = collider.shape();
  return shape && shape->body() ? static_cast<const RigidBody*>(shape->body()->userData) : nullptr;
}

std::string shownName(const Object& node)
{
  const Transform* const owner = node.ancestor<Transform>();
  const bool isCommon = !dynamic_cast<const Transform*>(&node) && owner && !owner->name().starts_with('<');
  return isCommon ? owner->name() : node.name();
}

Robots::Robots(Object& scene)
{
  scene.visit<RigidBody>(
      [this](RigidBody& body)
      {
        if(body.hasBody())
          bodies_.push_back(&body);
      });
  scene.visit<Collider>(
      [this](Collider& collider)
      {
        if(collider.shape() && !dynamic_cast<const TransformCollider*>(collider.parent()))
          colliders_.push_back(&collider);
      });
  std::map<const RigidBody*, std::size_t> index;
  for(std::size_t i = 0; i < bodies_.size(); ++i)
    index.emplace(bodies_[i], i);
  std::vector<std::size_t> root(bodies_.size());
  std::iota(root.begin(), root.end(), std::size_t{0});
  const auto rootOf = [&root](std::size_t i)
  {
    while(root[i] != i)
      i = root[i] = root[root[i]];
    return i;
  };
  scene.visit<JointNode>(
      [&](JointNode& joint)
      {
        if(!joint.joint() || dynamic_cast<const AngularMotor*>(&joint))
          return;
        joints_.push_back(&joint);
        const RigidBody *const first = joint.firstBody(), *const second = joint.secondBody();
        if(!first || !second || !index.contains(first) || !index.contains(second))
          return;
        joined_[first].push_back(second);
        joined_[second].push_back(first);
        root[rootOf(index[first])] = rootOf(index[second]);
      });
  std::map<const AgentAspect*, std::size_t> ofAgent;
  for(std::size_t i = 0; i < bodies_.size(); ++i)
    if(const AgentAspect* const agent = agentRoot(*bodies_[i]))
    {
      const auto [at, isNew] = ofAgent.emplace(agent, i);
      if(!isNew)
        root[rootOf(i)] = rootOf(at->second);
    }
  for(std::size_t i = 0; i < bodies_.size(); ++i)
  {
    robots_[bodies_[i]] = rootOf(i);
    ++sizes_[rootOf(i)];
  }
  for(const auto& [agent, body] : ofAgent)
    withAgent_.insert(rootOf(body));
  scene.visit<Effector>(
      [&](Effector& effector)
      {
        const JointNode* const joint = effector.ancestor<JointNode>();
        for(const RigidBody* const body : {joint ? joint->firstBody() : nullptr, joint ? joint->secondBody() : nullptr})
          if(body && robots_.contains(body))
            withAgent_.insert(robots_[body]);
      });
}

std::size_t Robots::robotOf(const RigidBody* body) const
{
  const auto found = robots_.find(body);
  return found != robots_.end() && sizes_.at(found->second) > 1 ? found->second : none;
}

bool Robots::hasAgent(const JointNode& joint) const
{
  for(const RigidBody* const body : {joint.firstBody(), joint.secondBody()})
    if(const auto found = robots_.find(body); found != robots_.end() && withAgent_.contains(found->second))
      return true;
  return agentRoot(joint) != nullptr;
}

bool Robots::areNear(const RigidBody* a, const RigidBody* b) const
{
  const auto neighbours = [this](const RigidBody* body) -> const std::vector<const RigidBody*>&
  {
    static const std::vector<const RigidBody*> nobody;
    const auto found = joined_.find(body);
    return found == joined_.end() ? nobody : found->second;
  };
  const std::vector<const RigidBody*>& ofA = neighbours(a);
  if(std::ranges::find(ofA, b) != ofA.end())
    return true;
  for(const RigidBody* const between : ofA)
  {
    const std::vector<const RigidBody*>& further = neighbours(between);
    if(std::ranges::find(further, b) != further.end())
      return true;
  }
  return false;
}

double Robots::massOf(std::size_t robot) const
{
  double mass = 0;
  for(const auto& [body, of] : robots_)
    if(of == robot)
      mass += body->body().mass().mass;
  return mass;
}

} // namespace sparkwright::lint
