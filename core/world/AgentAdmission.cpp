#include "core/world/AgentAdmission.h"

#include "core/agents/AgentTexts.h"
#include "core/services/GameControlNodes.h"
#include "core/world/WorldParts.h"

#include <utility>

namespace sparkwright
{

AgentId AgentAdmission::add(std::string address, bool isInside)
{
  parts_.active.refresh();
  AgentControl::Equipment equipment;
  if(const GameControlServer* const control = parts_.gameControl())
  {
    equipment.effectors = control->createEffectors;
    equipment.parsers = control->parsers();
  }
  equipment.address = std::move(address);
  equipment.inside = isInside;
  const AgentId agent = parts_.agents.add(parts_.active.scene(), std::move(equipment));
  parts_.timing->admit(agent, isInside);
  return agent;
}

void AgentAdmission::remove(AgentId agent)
{
  parts_.timing->dismiss(agent);
  parts_.agents.remove(agent);
}

LocalText AgentAdmission::nameOf(AgentId agent, const std::string& address) const
{
  const Frame& frame = *parts_.frame;
  std::string about;
  for(const AgentInfo& info : frame.agents)
    if(info.id == agent && info.team > 0)
      about = frame.game.team[static_cast<std::size_t>(info.team - 1)] + ' ' + std::to_string(info.unum);
  if(!about.empty() && !address.empty())
    about += ", ";
  about += address;
  return about.empty() ? agentText("agent.named", agent) : agentText("agent.namedWith", agent, about);
}

} // namespace sparkwright
