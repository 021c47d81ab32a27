#pragma once

#include "netserver/socket/ConnectionInfo.h"

#include <chrono>
#include <functional>
#include <future>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sparkwright
{

/// Finds out which process of this machine each agent is, by the ports of its connection. Looks in a thread of its own,
/// and only when agents have come or gone.
class AgentProcesses
{
public:
  /// See SocketTable::connectedTo().
  using Look = std::function<std::map<int, long>(int serverPort, const std::set<int>& clientPorts)>;

  AgentProcesses();
  explicit AgentProcesses(Look look) : look_(std::move(look)) {}

  /// To be called with the present connections again and again.
  /// @return whether something new has been found
  bool follow(const std::vector<ConnectionInfo>& connections, int serverPort);
  /// 0: unknown, on another machine, or not ours to see.
  long pidOf(const std::string& address) const;

private:
  Look look_;
  int serverPort_ = 0;
  std::set<int> ports_;
  std::map<int, long> pids_; ///< By port of the client.
  std::future<std::map<int, long>> looking_;
  int looks_ = 0; ///< For these ports.
  std::chrono::steady_clock::time_point lookedAt_;
};

} // namespace sparkwright
