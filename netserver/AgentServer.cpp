#include "netserver/AgentServer.h"

#include <algorithm>

namespace sparkwright
{

AgentServer::AgentServer(const NetServerOptions& options)
    : holdAgents_(options.holdAgents), firstMessageWait_(options.firstMessageWait), startHeld_(options.holdAgents > 0)
{
}

void AgentServer::accept(World& world)
{
  list_.accept([&world](Socket socket, std::string address) {
    ConnectionInfo info;
    info.agent = world.addAgent();
    info.address = std::move(address);
    info.since = world.time();
    return std::make_unique<AgentClient>(std::move(socket), std::move(info), world.cycles(), steadyClock()());
  });
}

bool AgentServer::deliver(World& world)
{
  bool more = false;
  for(const auto& client : list_.clients())
  {
    client->spoken = client->spoken || client->hasMessage();
    if(!client->heardIn(world))
      continue;
    int handled = 0;
    while(handled < messagesAtOnce)
    {
      const auto message = client->next();
      if(!message)
        break;
      world.deliver(client->agent, *message);
      ++handled;
    }
    more |= handled == messagesAtOnce && client->hasMessage();
  }
  updateHolds(world);
  return more;
}

void AgentServer::updateHolds(const World& world)
{
  const auto& clients = list_.clients();
  if(startHeld_)
  {
    const auto spoken = std::count_if(clients.begin(), clients.end(), [](const auto& c) { return c->spoken; });
    startHeld_ = spoken < holdAgents_;
  }
  holdUntil_ = 0;
  if(firstMessageWait_ > 0)
    for(const auto& client : clients)
      if(!client->spoken && client->heardIn(world))
        holdUntil_ = std::max(holdUntil_, client->acceptedTime + firstMessageWait_);
}

double AgentServer::holdLeft() const { return holdUntil_ > 0 ? holdUntil_ - steadyClock()() : 0; }

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
  list_.removeIf([&](AgentClient& client) {
    const bool kicked = std::find(unwanted.begin(), unwanted.end(), client.agent) != unwanted.end();
    const bool gone = client.ended() && !(client.heardIn(world) && client.hasMessage());
    if(gone)
      world.removeAgent(client.agent); // Once more does no harm: ids that are not known are ignored.
    return gone || kicked;
  });
}

} // namespace sparkwright
