#pragma once

#include "app/proxy/ProxiedAgent.h"
#include "core/run/RunControl.h"
#include "netserver/socket/Socket.h"

#include <deque>
#include <iosfwd>
#include <memory>
#include <poll.h>
#include <string>
#include <vector>

namespace sparkwright
{

/// Connects agents to a remote server in sync mode, on the machine of the agents: each has the whole cycle to think,
/// from the arrival of its percepts, independent of the latency to the server.
class Proxy
{
public:
  /// @param clock  wall clock, s
  /// @param log    connections and errors
  Proxy(ProxyOptions options, Clock clock, std::ostream& log);

  /// Opens the port for agents and resolves the server's address. @return empty, or an error message
  std::string open();
  int port() const { return listener_.port(); }

  /// Waits for events, at most `longestWait` seconds, and handles them.
  void turn(double longestWait);

  /// Whether there were agents, and all have disconnected.
  bool deserted() const { return agents_.empty() && hadAgents_; }

  /// Statistics per agent in order of connection, disconnected ones first.
  std::vector<ThinkingFigures> figures() const;
  /// The statistics as a table.
  std::string report() const;
  /// The same in JSON.
  std::string summary() const;

private:
  void accept();
  void remove();
  int waitFor(double longestWait) const;

  ProxyOptions options_;
  Clock clock_;
  std::ostream& log_;
  Listener listener_;
  SocketAddress server_;
  std::vector<std::unique_ptr<ProxiedAgent>> agents_;
  std::deque<ThinkingFigures> departed_; ///< Of those that were told something; the newest.
  bool hadAgents_ = false;
  std::vector<pollfd> polled_;
};

} // namespace sparkwright
