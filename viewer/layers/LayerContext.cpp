#include "viewer/layers/LayerContext.h"

#include "viewer/layers/LayerScales.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

const Mat4f identity = Mat4f::Identity();
const std::string nameless;

bool isUsable(int index, std::size_t size)
{
  return index >= 0 && static_cast<std::size_t>(index) < size;
}

} // namespace

void LayerContext::update(const SceneDrawing& scene, const LayerSettings& settings, int selected)
{
  settings_ = settings;
  frame_ = scene.frame();
  world_ = &scene.worldPoses();
  teamColours_ = scene.teamColours();
  if(frame_->structure != scene_ || frame_->physics.structure != physics_)
  {
    scene_ = frame_->structure;
    physics_ = frame_->physics.structure;
    learnStructure();
  }
  selectedFrom_ = selectedTo_ = 0;
  if(scene_ && isUsable(selected, scene_->nodes.size()))
  {
    selectedFrom_ = selected;
    selectedTo_ = scene_->nodes[static_cast<std::size_t>(selected)].end;
  }
  findPenalised();
  findThings();
}

const Mat4f& LayerContext::pose(int slot) const
{
  return isUsable(slot, world_->size()) ? (*world_)[static_cast<std::size_t>(slot)] : identity;
}

bool LayerContext::shows(int node) const
{
  return !settings_.selectionOnly || isSelected(node);
}

bool LayerContext::shows(const LayerThing& thing) const
{
  if(!settings_.selectionOnly)
    return true;
  if(!scene_ || !isUsable(thing.node, scene_->nodes.size()) || selectedFrom_ >= selectedTo_)
    return false;
  const int end = scene_->nodes[static_cast<std::size_t>(thing.node)].end;
  return thing.node < selectedTo_ && selectedFrom_ < end;
}

bool LayerContext::isAsleep(int body) const
{
  const auto& asleep = physics().asleep;
  return isUsable(body, asleep.size()) && asleep[static_cast<std::size_t>(body)];
}

bool LayerContext::isTouching(int collider) const
{
  const auto& touching = physics().touching;
  return isUsable(collider, touching.size()) && touching[static_cast<std::size_t>(collider)];
}

bool LayerContext::isPenalised(std::uint64_t agentRoot) const
{
  for(std::size_t i = 0; agentRoot && i < frame_->agents.size(); ++i)
    if(frame_->agents[i].rootId == agentRoot)
      return penalised_[i];
  return false;
}

int LayerContext::thingOfGroup(int group) const
{
  return isUsable(group, thingOfGroup_.size()) ? thingOfGroup_[static_cast<std::size_t>(group)] : -1;
}

const std::string& LayerContext::nameOf(int node) const
{
  return scene_ && isUsable(node, scene_->nodes.size()) ? scene_->nodes[static_cast<std::size_t>(node)].name : nameless;
}

Vec3f LayerContext::topOf(const LayerThing& thing) const
{
  Vec3f top = translation(pose(thing.slot));
  if(!scene_ || !isUsable(thing.node, scene_->nodes.size()))
    return top;
  const auto consider = [&](int slot) { top.z() = std::max(top.z(), pose(slot)(2, 3)); };
  if(thing.agent < 0 && physics_)
  {
    for(const auto& body : physics_->bodies)
      if(body.group == thing.group)
        consider(body.slot);
    for(const auto& collider : physics_->colliders)
      if(isUsable(collider.body, physics_->bodies.size()) &&
         physics_->bodies[static_cast<std::size_t>(collider.body)].group == thing.group)
      {
        const Mat4f at = pose(collider.slot, collider.pose);
        using Kind = PhysicsStructure::Collider::Kind;
        const float reach = collider.kind == Kind::Box ? at.row(2).head<3>().cwiseAbs().dot(collider.size) / 2
                            : collider.kind == Kind::Sphere || collider.kind == Kind::Capsule
                                ? collider.size.x() + std::abs(at(2, 2)) * collider.size.y() / 2
                                : 0;
        top.z() = std::max(top.z(), at(2, 3) + reach);
      }
    return top;
  }
  const Node& root = scene_->nodes[static_cast<std::size_t>(thing.node)];
  for(int i = thing.node; i < root.end; ++i)
    if(const Node& node = scene_->nodes[static_cast<std::size_t>(i)]; node.kind == Node::Kind::Transform)
      consider(node.slot);
  return top;
}

void LayerContext::learnStructure()
{
  nodes_.clear();
  ballNode_ = -1;
  for(std::size_t i = 0; scene_ && i < scene_->nodes.size(); ++i)
  {
    const Node& node = scene_->nodes[i];
    if(node.id)
      nodes_.emplace(node.id, static_cast<int>(i));
    if(ballNode_ < 0 && node.kind == Node::Kind::Transform && node.name == "Ball")
      ballNode_ = static_cast<int>(i);
    if(ballNode_ < 0 && node.mesh.find("soccerball") != std::string::npos)
      for(ballNode_ = static_cast<int>(i); ballNode_ >= 0;
          ballNode_ = scene_->nodes[static_cast<std::size_t>(ballNode_)].parent)
        if(scene_->nodes[static_cast<std::size_t>(ballNode_)].kind == Node::Kind::Transform)
          break;
  }
  measure();
}

/// The middle one of the bodies' sizes decides.
void LayerContext::measure()
{
  constexpr float ofRobots = 0.07f, smallest = 0.5f, largest = 10;
  unit_ = 1;
  if(!physics_)
    return;
  std::vector<float> reach(physics_->bodies.size(), 0);
  for(const auto& collider : physics_->colliders)
    if(isUsable(collider.body, reach.size()) && collider.size.allFinite())
    {
      float& r = reach[static_cast<std::size_t>(collider.body)];
      r = std::max(r, collider.kind == PhysicsStructure::Collider::Kind::Box ? collider.size.norm() / 2
                                                                             : collider.size.head<2>().maxCoeff());
    }
  std::erase_if(reach, [](float r) { return !(r > 0); });
  if(reach.empty())
    return;
  const auto middle = reach.begin() + static_cast<std::ptrdiff_t>(reach.size() / 2);
  std::ranges::nth_element(reach, middle);
  unit_ = std::clamp(*middle / ofRobots, smallest, largest);
}

void LayerContext::findThings()
{
  things_.clear();
  if(!scene_)
    return;
  for(std::size_t i = 0; i < frame_->agents.size(); ++i)
  {
    const AgentInfo& agent = frame_->agents[i];
    const auto found = agent.rootId ? nodes_.find(agent.rootId) : nodes_.end();
    if(!agent.hasBody || found == nodes_.end())
      continue;
    LayerThing thing{agent.rootId, found->second, -1, -1, static_cast<int>(i), false};
    // Without details: the first transform below the root that is not at the world's origin all the time.
    const Node& root = scene_->nodes[static_cast<std::size_t>(thing.node)];
    for(int n = thing.node; n < root.end && thing.slot < 0; ++n)
      if(const Node& node = scene_->nodes[static_cast<std::size_t>(n)];
         node.kind == Node::Kind::Transform && pose(node.slot) != identity)
        thing.slot = node.slot;
    things_.push_back(thing);
  }
  if(physics_)
    addGroups();
  else if(ballNode_ >= 0)
    things_.push_back({scene_->nodes[static_cast<std::size_t>(ballNode_)].id, ballNode_,
                       scene_->nodes[static_cast<std::size_t>(ballNode_)].slot, -1, -1, true});
}

/// Robots learn their torso, all else becomes a thing of its own.
void LayerContext::addGroups()
{
  thingOfGroup_.clear();
  const std::size_t robots = things_.size();
  for(const auto& body : physics_->bodies)
  {
    if(static_cast<std::size_t>(body.group) >= thingOfGroup_.size())
      thingOfGroup_.resize(static_cast<std::size_t>(body.group) + 1, -1);
    int& thing = thingOfGroup_[static_cast<std::size_t>(body.group)];
    if(thing >= 0)
      continue;
    for(std::size_t i = 0; i < robots && thing < 0; ++i)
      if(body.agent && things_[i].id == body.agent)
      {
        thing = static_cast<int>(i);
        things_[i].group = body.group;
        things_[i].slot = body.slot;
      }
    if(thing >= 0)
      continue;
    thing = static_cast<int>(things_.size());
    things_.push_back({body.id, body.node, body.slot, body.group, -1, ballNode_ >= 0 && body.node == ballNode_});
  }
}

void LayerContext::findPenalised()
{
  penalised_.assign(frame_->agents.size(), 0);
  if(!frame_->game.events)
    return;
  const GameEvents& events = *frame_->game.events;
  for(auto at = events.rbegin(); at != events.rend() && (*at)->time > frame_->time - layerScales::penalisedFor; ++at)
  {
    const GameEvent& event = **at;
    if(event.overruled || (event.kind != GameEvent::Kind::Foul && event.kind != GameEvent::Kind::Offence))
      continue;
    for(const GameEvent::Player& player : event.players)
      for(std::size_t i = 0; i < penalised_.size(); ++i)
        if(frame_->agents[i].team == player.team && frame_->agents[i].unum == player.unum && player.unum > 0)
          penalised_[i] = 1;
  }
}

} // namespace sparkwright
