#include "viewer/Grip.h"

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

} // namespace

std::optional<Grip> Grip::of(const SceneDrawing& scene, int node)
{
  const FramePtr& frame = scene.frame();
  if(!frame || !frame->structure || node < 0 || node >= static_cast<int>(frame->structure->nodes.size()))
    return {};
  const SceneStructure& structure = *frame->structure;
  const auto nodeAt = [&](int i) -> const Node& { return structure.nodes[static_cast<std::size_t>(i)]; };
  Grip grip;
  if(const Subjects::Player* const player = scene.subjects().playerAt(node))
  {
    if(!player->finite)
      return {};
    const int trunk = transformWithSlot(structure, player->node, nodeAt(player->node).end, player->bodySlot);
    grip.node = player->node;
    grip.end = nodeAt(player->node).end;
    grip.id = nodeAt(trunk >= 0 ? trunk : player->node).id;
    grip.pose = player->body;
    grip.team = player->team;
    grip.unum = player->unum;
  }
  else
  {
    int part = node;
    while(part >= 0 && nodeAt(part).kind != Node::Kind::Transform)
      part = nodeAt(part).parent;
    if(part < 0 || (scene.field() && scene.field()->node >= part && scene.field()->node < nodeAt(part).end))
      return {};
    grip.node = part;
    grip.end = nodeAt(part).end;
    grip.id = nodeAt(part).id;
    grip.pose = scene.worldPose(nodeAt(part).slot);
    grip.ball = scene.subjects().hasBall() && scene.subjects().nodeOf({true, 0}) == part;
  }
  grip.centre = translation(grip.pose);
  grip.axes = grip.pose.topLeftCorner<3, 3>();
  if(!grip.pose.allFinite())
    return {};
  return grip;
}

} // namespace sparkwright
