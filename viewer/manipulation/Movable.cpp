#include "viewer/manipulation/Movable.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

int transformWithSlot(const SceneStructure& structure, int from, int end, int slot)
{
  for(int i = from; i < end; ++i)
  {
    const Node& node = structure.nodes[static_cast<std::size_t>(i)];
    if(node.kind == Node::Kind::Transform && node.slot == slot)
      return i;
  }
  return -1;
}

/// The first transform with a body in the subtree; -1: none.
int bodyIn(const SceneStructure& structure, int node)
{
  for(int i = node; i < structure.nodes[static_cast<std::size_t>(node)].end; ++i)
    if(structure.nodes[static_cast<std::size_t>(i)].body)
      return i;
  return -1;
}

/// The transform that moves when somebody takes hold of the node: the nearest above it that a body moves, or else the
/// nearest of all if that holds bodies. -1: none.
int movingPart(const SceneStructure& structure, int node, bool staticToo)
{
  int nearest = -1;
  for(int i = node; i >= 0; i = structure.nodes[static_cast<std::size_t>(i)].parent)
  {
    const Node& above = structure.nodes[static_cast<std::size_t>(i)];
    if(above.kind != Node::Kind::Transform)
      continue;
    if(above.body)
      return i;
    nearest = nearest < 0 ? i : nearest;
  }
  return nearest >= 0 && (staticToo || bodyIn(structure, nearest) >= 0) ? nearest : -1;
}

} // namespace

std::optional<Movable> Movable::of(const SceneDrawing& scene, int node, bool staticToo)
{
  const FramePtr& frame = scene.frame();
  if(!frame || !frame->structure || node < 0 || node >= static_cast<int>(frame->structure->nodes.size()))
    return {};
  const SceneStructure& structure = *frame->structure;
  const auto nodeAt = [&](int i) -> const Node& { return structure.nodes[static_cast<std::size_t>(i)]; };
  Movable movable;
  if(const Subjects::Player* const player = scene.subjects().playerAt(node))
  {
    if(!player->finite)
      return {};
    const int trunk = transformWithSlot(structure, player->node, nodeAt(player->node).end, player->bodySlot);
    movable.node = player->node;
    movable.id = nodeAt(trunk >= 0 ? trunk : player->node).id;
    movable.pose = player->body;
    movable.team = player->team;
    movable.unum = player->unum;
  }
  else
  {
    const int part = movingPart(structure, node, staticToo);
    if(part < 0 || (scene.field() && scene.field()->node >= part && scene.field()->node < nodeAt(part).end))
      return {};
    // Commands mean the pose of a part with a body; of a group they mean that of the first one in it.
    const int body = std::max(bodyIn(structure, part), part);
    movable.node = part;
    movable.id = nodeAt(body).id;
    movable.pose = scene.worldPose(nodeAt(body).slot);
    movable.ball = scene.subjects().hasBall() && scene.subjects().nodeOf({true, 0}) == part;
  }
  movable.end = nodeAt(movable.node).end;
  movable.centre = translation(movable.pose);
  movable.axes = movable.pose.topLeftCorner<3, 3>();
  if(!movable.pose.allFinite())
    return {};
  return movable;
}

std::vector<Movable> Movable::all(const SceneDrawing& scene)
{
  std::vector<Movable> movables;
  const FramePtr& frame = scene.frame();
  const int count = frame && frame->structure ? static_cast<int>(frame->structure->nodes.size()) : 0;
  int next = 0;
  for(int i = 0; i < count; ++i)
    if(i >= next && frame->structure->nodes[static_cast<std::size_t>(i)].body)
      if(const auto movable = of(scene, i))
      {
        movables.push_back(*movable);
        if(movable->unum > 0 || movable->team > 0)
          next = movable->end; // All of a robot is one.
      }
  return movables;
}

} // namespace sparkwright
