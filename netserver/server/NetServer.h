#pragma once

#include "core/agents/AgentGateway.h"
#include "core/frame/CommandSink.h"
#include "core/frame/FrameSource.h"
#include "core/run/Clients.h"
#include "core/run/RunControl.h"
#include "core/services/StandardPorts.h"
#include "core/text/LocalText.h"
#include "netserver/socket/ConnectionInfo.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

class GamePort;

/// Settings of a NetServer.
struct NetServerOptions
{
  std::string address = "127.0.0.1";                           ///< To listen on; see bindSocket().
  int agentPort = standardAgentPort;                           ///< 0: any free one.
  int monitorPort = standardMonitorPort;                       ///< 0: any free one.
  std::vector<int> furtherAgentPorts{}, furtherMonitorPorts{}; ///< Additional ports; TCP only.
  bool agentsOverUdp = false;                                  ///< UDP, one datagram per message, instead of TCP.
  bool monitorsOverUdp = false;
  /// Port for the clients of a game; nothing: the one that the game wants, or if that is taken one of the next. 0: any.
  std::optional<int> gamePort{};
  int monitorStep = 2; ///< Cycles between messages to monitors, ≥ 1.
  /// UDP clients are removed after this time without a message, s of wall time. For agents, counted from the first
  /// unanswered percepts.
  double udpTimeout = 30;

  /// The first cycle waits for this number of agents, each with a message: for reproducible starts.
  int holdAgents = 0;
  /// Assigns ids to these agents when all have sent their first messages up to `(syn)`, sorted by their names: `(agent
  /// Red 3)`; agents without names follow in order of connection. Otherwise ids are in order of connection.
  bool numberByName = false;

  Clock clock = steadyClock(); ///< For times of answers and timeouts.
};

/// Serves agents and monitors over TCP or UDP: the network Clients of a simulation.
///
/// A UDP client is an address and port that has sent a complete message. Each message to it is a datagram with length
/// prefix, as over TCP; messages too long for a datagram are truncated. At most 64 agents and 64 monitors over UDP.
///
/// Non-blocking, with one poll(). Slow, silent or faulty clients do not affect the others: reading, handling and
/// buffering are limited per client and turn.
class NetServer : public Clients
{
public:
  /// Opens no ports; see listen(). The parameters must outlive this.
  /// @param agents    served to agents
  /// @param frames    sent to monitors
  /// @param commands  receives the commands of monitors
  NetServer(NetServerOptions options, AgentGateway& agents, const FrameSource& frames, CommandSink& commands);
  ~NetServer() override;

  /// Serves the clients of the game, too. Call it before listen(); the port must outlive this.
  void serveGame(GamePort& port);

  /// Opens the ports. @return empty, or an error message
  LocalText listen();
  int agentPort() const;
  int monitorPort() const;
  int gamePort() const; ///< 0: the game has no clients.

  void wait(double seconds) override;
  void wake() override;
  void receive() override;
  void sendPercepts() override;
  void publish() override;
  void endCycle() override;
  void refresh() override;
  bool holdsCycle() const override;

  /// A copy of the present connections: agents, then monitors, each in order of connection. Thread-safe.
  std::vector<ConnectionInfo> connections() const;

  /// An agent that percepts have been sent to.
  struct AgentRecord
  {
    ConnectionInfo info; ///< When it left, or now.
    std::string team;    ///< Empty: none.
    int unum = 0;
  };
  /// Agents that have left in order of leaving (the first mostRecords of them), present agents, and agents inside.
  std::vector<AgentRecord> agentRecords() const;
  static constexpr std::size_t mostRecords = 1000;

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
