#pragma once

#include "core/engine/RunLoop.h"
#include "netserver/ConnectionInfo.h"

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
  int monitorStep = 2;               ///< Cycles between messages to monitors, ≥ 1.

  /// No cycle before so many agents have connected and each has sent a message: lets runs start alike every time.
  int holdAgents = 0;

  Clock clock = steadyClock(); ///< By which agents' answers are timed.
};

/// Serves agents and monitors over TCP: the Clients of a World that come by network.
///
/// Everything is non-blocking and looked after by one poll(). A client that is slow, silent or talks nonsense costs the
/// others nothing: what is read and handled of one per turn is bounded, and so is what is kept for it.
class NetServer : public Clients
{
public:
  /// Ports are opened by listen().
  explicit NetServer(NetServerOptions options);
  ~NetServer() override;

  /// Opens both ports. @return empty, or why it failed
  std::string listen();
  int agentPort() const;
  int monitorPort() const;

  void wait(double seconds) override;
  void wake() override;
  void receive(World& world) override;
  void sendPercepts(World& world) override;
  void publish(World& world) override;
  void endCycle(World& world) override;
  void refresh(World& world) override;
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
  /// Those who have left in the order of their leaving (the first mostRecords of them), then those who are here.
  std::vector<AgentRecord> agentRecords(const World& world) const;
  static constexpr std::size_t mostRecords = 1000;

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
