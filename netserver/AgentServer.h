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

  /// Whether the next cycle has to wait for somebody, and how long at most (s), seen from the last deliver().
  bool holds() const { return startHeld_ || holdLeft() > 0; }
  double holdLeft() const;

private:
  void updateHolds(const World& world);

  int holdAgents_;
  double firstMessageWait_;
  ClientList<AgentClient> list_;
  bool startHeld_;
  double holdUntil_ = 0; ///< Wall time until which a new agent's first message is waited for.
};

/// A connection of an agent.
struct AgentClient : Connection
{
  AgentClient(Socket socket, ConnectionInfo info, long cycle, double time)
      : Connection(std::move(socket), std::move(info)), agent(this->info().agent), acceptedCycle(cycle),
        acceptedTime(time)
  {
  }

  bool heardIn(const World& world) const { return world.cycles() > acceptedCycle; }

  AgentId agent;
  long acceptedCycle;  ///< World::cycles() when it came.
  double acceptedTime; ///< Wall time when it came, s.
  bool spoken = false; ///< A whole message has come.
};

} // namespace sparkwright
