#include "netserver/AgentServer.h"

#include <algorithm>

namespace sparkwright
{

AgentServer::AgentServer(const NetServerOptions& options)
    : holdAgents_(options.holdAgents), startHeld_(options.holdAgents > 0)
{
}

void AgentServer::accept(World& world)
{
  list_.accept(
      [&world](Socket socket, std::string address)
      {
        ConnectionInfo info;
        info.agent = world.addAgent();
        info.address = std::move(address);
        info.since = world.time();
        return std::make_unique<AgentClient>(std::move(socket), std::move(info));
      });
}

bool AgentServer::deliver(World& world)
{
  bool more = false;
  int spoken = 0;
  for(const auto& client : list_.clients())
  {
    int handled = 0;
    while(handled < messagesAtOnce)
    {
      const auto message = client->next();
      if(!message)
        break;
      world.deliver(client->agent, *message);
      ++handled;
    }
    client->spoken |= handled > 0;
    spoken += client->spoken;
    more |= handled == messagesAtOnce && client->hasMessage();
  }
  startHeld_ = startHeld_ && spoken < holdAgents_;
  return more;
}

void AgentServer::sendPercepts(World& world)
{
  for(const auto& client : list_.clients())
  {
    const std::string_view percepts = world.percepts(client->agent);
    if(!percepts.empty() && client->send(percepts))
      world.perceptsSent(client->agent);
  }
}

void AgentServer::close(World& world)
{
  const std::vector<AgentId> unwanted = world.takeAgentsToClose();
  list_.removeIf(
      [&](AgentClient& client)
      {
        const bool kicked = std::find(unwanted.begin(), unwanted.end(), client.agent) != unwanted.end();
        const bool gone = client.ended() && !client.hasMessage();
        if(gone)
          world.removeAgent(client.agent); // Once more does no harm: ids that are not known are ignored.
        return gone || kicked;
      });
}

} // namespace sparkwright
