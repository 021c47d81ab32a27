#pragma once

#include "netserver/server/NetServer.h"
#include "netserver/socket/ClientList.h"

#include <optional>

namespace sparkwright
{

/// Serves the agents of a NetServer.
class AgentServer
{
public:
  AgentServer(const NetServerOptions& options, AgentGateway& agents, const FrameSource& frames);

  ClientList<struct AgentClient>& clients() { return list_; }
  const ClientList<AgentClient>& clients() const { return list_; }

  void accept();
  /// Delivers received messages. @return whether there are more
  bool deliver();
  void sendPercepts();
  /// Updates ConnectionInfo::skipped.
  void noteSkips();
  /// Closes connections that have ended, those in AgentGateway::takeAgentsToClose(), and UDP clients that have been
  /// silent for too long.
  void close();

  /// Whether the first cycle has to wait for agents that have not sent a message yet.
  bool holdsStart() const { return startHeld_; }

  /// See NetServer::agentRecords().
  std::vector<NetServer::AgentRecord> records() const;

private:
  bool gather();
  bool listen(AgentClient& client);
  void start();
  void enter(AgentClient& client);
  void makeRoom();
  template <class Leaves>
  void remove(Leaves&& leaves);
  void sayGoodbye(const AgentClient& client);
  NetServer::AgentRecord recordOf(ConnectionInfo info) const;
  double simulatedTime() const;

  AgentGateway& agents_;
  const FrameSource& frames_;
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

  AgentId agent;                  ///< 0: not assigned yet.
  std::vector<std::string> early; ///< Messages received before that.
  std::size_t earlyBytes = 0;
  std::string name;     ///< From its `(agent …)` message.
  bool joins = false;   ///< Its first messages are complete.
  bool floods = false;  ///< It has sent too much before the start.
  bool spoken = false;  ///< A complete message has been received.
  bool leaving = false; ///< Its connection is about to be closed.
  bool wasTold = false; ///< Percepts have been sent to it.
  std::optional<double> silentSince; ///< Clock reading since which an answer is missing; nothing if none is.

private:
  mutable std::mutex mutex_; ///< Guards answers_.
  AnswerTimes answers_;
};

} // namespace sparkwright
