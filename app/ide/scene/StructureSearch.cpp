#include "app/ide/scene/StructureSearch.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace sparkwright
{

namespace
{

int parentOf(const SceneStructure& structure, int node)
{
  return node >= 0 ? structure.nodes[static_cast<std::size_t>(node)].parent : -1;
}

} // namespace

int partOf(const SceneStructure& structure, int node)
{
  const int parent = parentOf(structure, node);
  return parent >= 0 ? parent : node;
}

int topLevelOf(const SceneStructure& structure, int node)
{
  while(parentOf(structure, node) >= 0)
    node = parentOf(structure, node);
  return node;
}

int nodeOf(const SceneStructure& structure, std::uint64_t id)
{
  const auto found = std::ranges::find(structure.nodes, id, &SceneStructure::Node::id);
  return id == 0 || found == structure.nodes.end() ? -1 : static_cast<int>(found - structure.nodes.begin());
}

int nodeMadeAt(const SceneStructure& structure, const std::string& file, int line, int column)
{
  int best = -1;
  std::pair<int, int> start{0, 0};
  for(std::size_t i = 0; i < structure.nodes.size(); ++i)
  {
    const Object::Origin& origin = structure.nodes[i].origin;
    const std::pair<int, int> at{origin.line, origin.column};
    if(origin.file && *origin.file == file && at > start && at <= std::pair(line, column))
    {
      best = static_cast<int>(i);
      start = at;
    }
  }
  return best;
}

std::uint64_t robotOf(const Frame& frame, const GameEvent& event)
{
  if(event.players.empty())
    return 0;
  const GameEvent::Player player = event.players.front();
  const auto sideOf = [](int team) { return static_cast<std::size_t>(team - 1); };
  if(player.team != 1 && player.team != 2)
    return 0;
  const std::string& name = event.teams[sideOf(player.team)];
  const bool changed = !name.empty() && name == frame.game.team[sideOf(3 - player.team)];
  const int team = changed ? 3 - player.team : player.team;
  for(const AgentInfo& agent : frame.agents)
    if(agent.team == team && agent.unum == player.unum)
      return agent.rootId;
  return 0;
}

} // namespace sparkwright
