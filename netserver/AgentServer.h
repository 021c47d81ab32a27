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

  /// See NetServer::agentRecords().
  std::vector<NetServer::AgentRecord> records(const World& world) const;

private:
  void sayGoodbye(const AgentClient& client, World& world);

  int holdAgents_;
  bool startHeld_;
  ClientList<AgentClient> list_;
  Clock clock_;
  std::vector<NetServer::AgentRecord> departed_;
};

/// A connection of an agent.
struct AgentClient : Connection
{
  AgentClient(Socket socket, ConnectionInfo info)
      : Connection(std::move(socket), std::move(info)), agent(Connection::info().agent)
  {
  }

  void told(double now)
  {
    const std::lock_guard lock(mutex_);
    answers_.told(now);
  }
  void heard(double now)
  {
    const std::lock_guard lock(mutex_);
    answers_.heard(now);
  }
  /// May be called from any thread.
  ConnectionInfo info() const
  {
    ConnectionInfo info = Connection::info();
    const std::lock_guard lock(mutex_);
    info.answers = answers_.figures();
    return info;
  }

  AgentId agent;
  bool spoken = false;  ///< A whole message has come.
  bool leaving = false; ///< Its connection is about to be closed.

private:
  mutable std::mutex mutex_; ///< Guards answers_.
  AnswerTimes answers_;
};

} // namespace sparkwright
