#pragma once

#include "app/proxy/ProxiedAgent.h"
#include "core/run/RunControl.h"
#include "netserver/socket/Socket.h"

#include <iosfwd>
#include <memory>
#include <poll.h>
#include <string>
#include <vector>

namespace sparkwright
{

/// Stands between agents and a server in sync mode, on the machine of the agents: each has the whole cycle to think,
/// from when its percepts have arrived, however long the way to the server is.
class Proxy
{
public:
  /// @param clock  wall clock, s
  /// @param log    who comes and goes, and what went wrong
  Proxy(ProxyOptions options, Clock clock, std::ostream& log);

  /// Opens the port for agents and finds the server's address. @return empty, or what is wrong and what to do
  std::string open();
  int port() const { return listener_.port(); }

  /// Waits for something to do, at most so long, and does it.
  void turn(double longestWait);

  /// All agents that came have gone again.
  bool deserted() const { return agents_.empty() && !departed_.empty(); }

  /// One per agent in order of coming, those who are gone first.
  std::vector<ThinkingFigures> figures() const;
  /// A table for people.
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
  sockaddr_in server_{};
  std::vector<std::unique_ptr<ProxiedAgent>> agents_;
  std::vector<ThinkingFigures> departed_;
  std::vector<pollfd> polled_;
};

} // namespace sparkwright
