#pragma once

#include "netserver/ClientList.h"
#include "netserver/NetServer.h"

namespace sparkwright
{

/// The agents' side of a NetServer.
class AgentServer
{
public:
  explicit AgentServer(const NetServerOptions& options);

  ClientList<struct AgentClient>& clients() { return list_; }
  const ClientList<AgentClient>& clients() const { return list_; }

  void accept(World& world);
  /// Gives the World what was read. @return whether there is more that could be given at once
  bool deliver(World& world);
  void sendPercepts(World& world);
  /// Closes what has ended and what the World wants closed.
  void close(World& world);

  /// Whether the first cycle has to wait for agents that have not spoken yet.
  bool holdsStart() const { return startHeld_; }

private:
  int holdAgents_;
  bool startHeld_;
  ClientList<AgentClient> list_;
};

/// A connection of an agent.
struct AgentClient : Connection
{
  AgentClient(Socket socket, ConnectionInfo info)
      : Connection(std::move(socket), std::move(info)), agent(this->info().agent)
  {
  }

  AgentId agent;
  bool spoken = false; ///< A whole message has come.
};

} // namespace sparkwright
