#include "netserver/socket/ConnectionInfo.h"

#include "core/agents/IntegratedAgents.h"

#include <utility>

namespace sparkwright
{

std::vector<ConnectionInfo> connectionsInside(const AgentGateway& agents)
{
  std::vector<ConnectionInfo> list;
  for(InsideAgent& agent : agents.insideAgents())
  {
    ConnectionInfo info;
    info.agent = agent.agent;
    info.address = std::move(agent.address);
    info.since = agent.since;
    info.messages = agent.answers;
    info.givenUp = agent.over;
    info.lastMessage = std::move(agent.lastMessage);
    info.answers.told = agent.thinking.count();
    info.answers.median = agent.thinking.quantile(0.5);
    info.answers.p99 = agent.thinking.quantile(0.99);
    info.answers.most = agent.thinking.most();
    list.push_back(std::move(info));
  }
  return list;
}

} // namespace sparkwright
