#pragma once

#include "core/agents/AgentGateway.h"
#include "core/frame/CommandSink.h"
#include "core/frame/FrameSource.h"
#include "core/run/Clients.h"
#include "core/run/RunControl.h"
#include "netserver/socket/ConnectionInfo.h"

#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// Where and how a NetServer listens.
struct NetServerOptions
{
  std::string address = "127.0.0.1"; ///< IPv4 address to listen on; `0.0.0.0`: all.
  int agentPort = 3100;              ///< 0: any free one.
  int monitorPort = 3200;            ///< 0: any free one.
  std::vector<int> furtherAgentPorts{}, furtherMonitorPorts{}; ///< More ports for the same; TCP only.
  bool agentsOverUdp = false;        ///< A datagram for each message instead of TCP.
  bool monitorsOverUdp = false;
  int monitorStep = 2;               ///< Cycles between messages to monitors, ≥ 1.
  /// A client that comes over UDP is gone after so much silence, wall seconds. An agent is not silent while nobody has
  /// told it anything new.
  double udpTimeout = 30;

  /// No cycle before so many agents have connected and each has sent a message: lets runs start alike every time.
  int holdAgents = 0;
  /// These agents get their numbers when all have said their first words up to `(syn)`, by the names in them: `(agent Red
  /// 3)`. Who tells none follows, in order of connection. Otherwise all get them as they come.
  bool numberByName = false;

  Clock clock = steadyClock(); ///< By which answers and silence are timed.
};

/// Serves agents and monitors over TCP or UDP: the Clients of a simulation that come by network.
///
/// Over UDP a client is an address and port that a whole message has come from. Each message to it is a datagram with
/// the length in front, as over TCP; those too long for one are cut. There are at most 64 agents and 64 monitors then.
///
/// Everything is non-blocking and looked after by one poll(). A client that is slow, silent or talks nonsense costs the
/// others nothing: what is read and handled of one per turn is bounded, and so is what is kept for it.
class NetServer : public Clients
{
public:
  /// Ports are opened by listen(). What is served has to live as long as calls are made.
  /// @param agents    where agents come in
  /// @param frames    what monitors see
  /// @param commands  gets what monitors say
  NetServer(NetServerOptions options, AgentGateway& agents, const FrameSource& frames, CommandSink& commands);
  ~NetServer() override;

  /// Opens both ports. @return empty, or why it failed
  std::string listen();
  int agentPort() const;
  int monitorPort() const;

  void wait(double seconds) override;
  void wake() override;
  void receive() override;
  void sendPercepts() override;
  void publish() override;
  void endCycle() override;
  void refresh() override;
  bool holdsCycle() const override;

  /// A snapshot, agents first, each kind in order of connection. May be called from any thread.
  std::vector<ConnectionInfo> connections() const;

  /// An agent that has been told percepts.
  struct AgentRecord
  {
    ConnectionInfo info; ///< As it was when it left, or is now.
    std::string team;    ///< Empty: none.
    int unum = 0;
  };
  /// Those who have left in the order of their leaving (the first mostRecords of them), those who are here, and those
  /// inside.
  std::vector<AgentRecord> agentRecords() const;
  static constexpr std::size_t mostRecords = 1000;

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
