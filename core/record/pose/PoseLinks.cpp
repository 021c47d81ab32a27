#include "core/record/pose/PoseLinks.h"

#include <algorithm>
#include <deque>

namespace sparkwright
{

namespace
{

/// A joint as a body of it sees it.
struct Neighbour
{
  int slot = -1;
  const PhysicsStructure::Joint* joint = nullptr;
};

Vec3f normalised(const Vec3f& axis)
{
  const float length = axis.norm();
  return length > 1e-6f ? Vec3f(axis / length) : Vec3f::Zero();
}

} // namespace

PoseLinks poseLinks(const Frame& frame)
{
  const std::size_t count = frame.local.size();
  PoseLinks links(count);
  if(!frame.physics.structure || !frame.structure)
    return links;
  const PhysicsStructure& physics = *frame.physics.structure;
  std::vector<int> parents(count, -1); // Slots of parents.
  const auto& nodes = frame.structure->nodes;
  for(const SceneStructure::Node& node : nodes)
    if(node.kind == SceneStructure::Node::Kind::Transform)
    {
      int above = node.parent;
      while(above >= 0 && nodes[static_cast<std::size_t>(above)].kind != SceneStructure::Node::Kind::Transform)
        above = nodes[static_cast<std::size_t>(above)].parent;
      parents.at(static_cast<std::size_t>(node.slot)) = above >= 0 ? nodes[static_cast<std::size_t>(above)].slot : -1;
    }
  std::vector<Mat4f> world;
  frame.worldTransforms(world);

  std::vector<std::vector<Neighbour>> neighbours(count);
  const auto slotOf = [&](int body)
  {
    const int slot = body >= 0 && body < static_cast<int>(physics.bodies.size())
                         ? physics.bodies[static_cast<std::size_t>(body)].slot
                         : -1;
    return slot < static_cast<int>(count) ? slot : -1;
  };
  for(const PhysicsStructure::Joint& joint : physics.joints)
  {
    const int first = slotOf(joint.first), second = slotOf(joint.second);
    if(first < 0 || second < 0 || first == second ||
       parents[static_cast<std::size_t>(first)] != parents[static_cast<std::size_t>(second)])
      continue;
    neighbours[static_cast<std::size_t>(first)].push_back({second, &joint});
    neighbours[static_cast<std::size_t>(second)].push_back({first, &joint});
  }

  // From the first body of each robot outwards.
  std::vector<bool> seen(count);
  for(std::size_t start = 0; start < count; ++start)
  {
    if(seen[start] || neighbours[start].empty())
      continue;
    seen[start] = true;
    for(std::deque<std::size_t> open{start}; !open.empty(); open.pop_front())
      for(const Neighbour& next : neighbours[open.front()])
      {
        const auto slot = static_cast<std::size_t>(next.slot);
        if(seen[slot])
          continue;
        seen[slot] = true;
        PoseLink& link = links[slot];
        link.reference = static_cast<int>(open.front());
        const PhysicsStructure::Joint& joint = *next.joint;
        const Mat4f inverse = rigidInverse(world[slot]);
        const auto inWorld = [&](int at) -> const Mat4f*
        { return at >= 0 && at < static_cast<int>(count) ? &world[static_cast<std::size_t>(at)] : nullptr; };
        if(joint.hasAnchor())
        {
          const Mat4f* const from = inWorld(joint.slot);
          link.anchor = transform(inverse, from ? transform(*from, joint.anchor) : joint.anchor);
        }
        if(joint.kind == PhysicsStructure::Joint::Kind::Hinge && joint.axisCount > 0)
        {
          const Mat4f* const from = inWorld(joint.axes[0].slot);
          const Vec3f axis = from ? rotate(*from, joint.axes[0].direction) : joint.axes[0].direction;
          link.axis = normalised(rotate(inverse, axis));
        }
        if(!link.anchor.allFinite() || !link.axis.allFinite())
          link = {};
        open.push_back(slot);
      }
  }
  return links;
}

bool areSound(const PoseLinks& links, std::size_t transforms)
{
  if(links.size() != transforms)
    return false;
  std::vector<std::uint8_t> state(transforms); // 1: on the way, 2: leads to an end.
  std::vector<std::size_t> way;
  for(std::size_t start = 0; start < transforms; ++start)
  {
    way.clear();
    std::size_t at = start;
    while(state[at] == 0)
    {
      if(!links[at].anchor.allFinite() || !links[at].axis.allFinite())
        return false;
      state[at] = 1;
      way.push_back(at);
      if(links[at].reference < 0)
        break;
      if(links[at].reference >= static_cast<int>(transforms))
        return false;
      at = static_cast<std::size_t>(links[at].reference);
    }
    if(state[at] == 1 && links[at].reference >= 0)
      return false;
    for(const std::size_t slot : way)
      state[slot] = 2;
  }
  return true;
}

} // namespace sparkwright
