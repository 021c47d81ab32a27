#include "viewer/scene/Subjects.h"

#include <QString>

#include <algorithm>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

bool isCalled(const Node& node, std::initializer_list<const char*> names)
{
  return std::any_of(names.begin(), names.end(),
                     [&](const char* name) {
                       return QString::fromStdString(node.name).compare(QLatin1String(name), Qt::CaseInsensitive) == 0;
                     });
}

bool sameRobots(const std::vector<AgentInfo>& a, const std::vector<AgentInfo>& b)
{
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const AgentInfo& x, const AgentInfo& y)
                    { return x.rootId == y.rootId && x.team == y.team && x.unum == y.unum && x.hasBody == y.hasBody; });
}

} // namespace

Subjects::Parts Subjects::partsOf(int node) const
{
  // Robots call their trunk one of these; others are where their first visible part is.
  const auto& nodes = structure_->nodes;
  Parts parts;
  int visible = -1;
  for(int i = node; i < nodes[static_cast<std::size_t>(node)].end; ++i)
  {
    const Node& n = nodes[static_cast<std::size_t>(i)];
    if(n.kind == Node::Kind::Transform)
    {
      if(parts.body < 0 && isCalled(n, {"body", "torso", "trunk"}))
        parts.body = n.slot;
      else if(parts.head < 0 && isCalled(n, {"head"}))
        parts.head = n.slot;
    }
    else if(visible < 0 && n.kind != Node::Kind::Light && n.parent >= 0)
      visible = nodes[static_cast<std::size_t>(n.parent)].slot;
  }
  if(parts.body < 0)
    parts.body = visible >= 0 ? visible : nodes[static_cast<std::size_t>(node)].slot;
  if(parts.head < 0)
    parts.head = parts.body;
  return parts;
}

void Subjects::planPlayers()
{
  agents_ = frame_->agents;
  players_.clear();
  parts_.clear();
  for(const AgentInfo& agent : agents_)
  {
    const auto found = nodes_.find(agent.rootId);
    if(!agent.hasBody || agent.rootId == 0 || found == nodes_.end())
      continue;
    Player player;
    player.node = found->second;
    player.id = agent.rootId;
    player.team = agent.team;
    player.unum = agent.unum;
    parts_.push_back(partsOf(player.node));
    player.bodySlot = parts_.back().body;
    players_.push_back(player);
  }
}

void Subjects::plan()
{
  nodes_.clear();
  ballNode_ = ballSlot_ = -1;
  for(int i = 0; i < static_cast<int>(structure_->nodes.size()); ++i)
  {
    const Node& node = structure_->nodes[static_cast<std::size_t>(i)];
    if(node.id != 0)
      nodes_.emplace(node.id, i);
    if(ballNode_ >= 0)
      continue;
    // Remote scenes have no names, but the league's ball has a mesh of its own.
    const bool named = node.kind == Node::Kind::Transform && isCalled(node, {"ball"});
    if(named || (node.parent >= 0 && node.mesh.ends_with("soccerball.obj")))
      ballNode_ = named ? i : node.parent;
    if(ballNode_ >= 0)
      ballSlot_ = structure_->nodes[static_cast<std::size_t>(ballNode_)].slot;
  }
}

Mat4f Subjects::poseOf(int slot) const
{
  if(!world_ || slot < 0 || slot >= static_cast<int>(world_->size()))
    return Mat4f::Identity();
  return (*world_)[static_cast<std::size_t>(slot)];
}

void Subjects::setFrame(const FramePtr& frame, const std::vector<Mat4f>& world)
{
  frame_ = frame;
  world_ = &world;
  ball_.reset();
  if(!frame || !frame->structure)
  {
    structure_.reset();
    nodes_.clear();
    agents_.clear();
    players_.clear();
    parts_.clear();
    ballNode_ = ballSlot_ = -1;
    return;
  }
  const bool other = structure_ != frame->structure;
  structure_ = frame->structure;
  if(other)
    plan();
  if(other || !sameRobots(agents_, frame->agents))
    planPlayers();
  for(std::size_t i = 0; i < players_.size(); ++i)
  {
    players_[i].body = poseOf(parts_[i].body);
    players_[i].head = poseOf(parts_[i].head);
    players_[i].finite = players_[i].body.allFinite() && players_[i].head.allFinite();
  }
  if(ballSlot_ >= 0)
    if(const Vec3f place = translation(poseOf(ballSlot_)); place.allFinite())
      ball_ = place;
}

const Subjects::Player* Subjects::playerAt(int node) const
{
  for(const Player& player : players_)
    if(node >= player.node && node < structure_->nodes[static_cast<std::size_t>(player.node)].end)
      return &player;
  return nullptr;
}

std::optional<Subjects::Subject> Subjects::subjectOf(int node) const
{
  if(!structure_ || node < 0 || node >= static_cast<int>(structure_->nodes.size()))
    return {};
  if(const Player* const player = playerAt(node))
    return Subject{false, player->id};
  int top = node;
  while(structure_->nodes[static_cast<std::size_t>(top)].parent >= 0)
    top = structure_->nodes[static_cast<std::size_t>(top)].parent;
  if(ballNode_ >= top && ballNode_ < structure_->nodes[static_cast<std::size_t>(top)].end)
    return Subject{true, 0};
  const std::uint64_t id = structure_->nodes[static_cast<std::size_t>(top)].id;
  return id ? std::optional(Subject{false, id}) : std::nullopt;
}

int Subjects::nodeOf(const Subject& subject) const
{
  if(subject.ball)
    return ballNode_;
  const auto found = nodes_.find(subject.id);
  return found == nodes_.end() ? -1 : found->second;
}

Subjects::Sighting Subjects::look(const Subject& subject) const
{
  Sighting seen;
  const int node = structure_ ? nodeOf(subject) : -1;
  if(node < 0)
    return seen;
  if(subject.ball)
    seen.body = seen.head = poseOf(ballSlot_);
  else if(const Player* const player = playerAt(node); player && player->node == node)
  {
    seen.player = true;
    seen.body = player->body;
    seen.head = player->head;
  }
  else
  {
    const Parts parts = partsOf(node);
    seen.body = poseOf(parts.body);
    seen.head = poseOf(parts.head);
  }
  seen.state = seen.body.allFinite() && seen.head.allFinite() ? State::Seen : State::Nowhere;
  return seen;
}

} // namespace sparkwright
