#pragma once

#include "netserver/server/NetServer.h"
#include "netserver/socket/ClientList.h"

#include <optional>

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
  /// Keeps for the ConnectionInfos whom sync mode did not wait for.
  void noteSkips(const World& world);
  /// Closes what has ended, what the World wants closed, and who comes over UDP and has been silent for too long.
  void close(World& world);

  /// Whether the first cycle has to wait for agents that have not spoken yet.
  bool holdsStart() const { return startHeld_; }

  /// See NetServer::agentRecords().
  std::vector<NetServer::AgentRecord> records(const World& world) const;

private:
  bool gather(World& world);
  bool listen(AgentClient& client, const World& world);
  void start(World& world);
  void enter(AgentClient& client, World& world);
  void makeRoom(World& world);
  template <class Leaves>
  void remove(World& world, Leaves&& leaves);
  void sayGoodbye(const AgentClient& client, World& world);

  double udpTimeout_;
  int holdAgents_;
  bool numberByName_;
  bool startHeld_;
  ClientList<AgentClient> list_;
  Clock clock_;
  std::vector<NetServer::AgentRecord> departed_;
};

/// A connection of an agent.
struct AgentClient : Connection
{
  AgentClient(Link link, ConnectionInfo info)
      : Connection(std::move(link), std::move(info)), agent(Connection::info().agent)
  {
  }

  void told(double now)
  {
    const std::lock_guard lock(mutex_);
    answers_.told(now);
    wasTold = true;
    if(!silentSince)
      silentSince = now;
  }
  void heard(double now)
  {
    const std::lock_guard lock(mutex_);
    answers_.heard(now);
    silentSince = wasTold ? std::nullopt : std::optional(now);
  }
  /// May be called from any thread.
  ConnectionInfo info() const
  {
    ConnectionInfo info = Connection::info();
    const std::lock_guard lock(mutex_);
    info.answers = answers_.figures();
    return info;
  }

  AgentId agent; ///< 0: it waits for its number.
  std::vector<std::string> early; ///< What it has said meanwhile.
  std::size_t earlyBytes = 0;
  std::string name;      ///< As it has told it.
  bool joins = false;    ///< Its first words are complete.
  bool floods = false;   ///< It has said too much before the start.
  bool spoken = false;  ///< A whole message has come.
  bool leaving = false; ///< Its connection is about to be closed.
  bool wasTold = false; ///< Percepts have gone out to it.
  std::optional<double> silentSince; ///< Clock reading of when it was last heard or asked; none if it has answered.

private:
  mutable std::mutex mutex_; ///< Guards answers_.
  AnswerTimes answers_;
};

} // namespace sparkwright
