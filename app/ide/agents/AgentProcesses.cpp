#include "app/ide/agents/AgentProcesses.h"

#include "netserver/socket/PortHolder.h"

#include <charconv>

namespace sparkwright
{

namespace
{

/// The port of a client on this machine; 0: it is elsewhere.
int localPortOf(const std::string& address)
{
  const std::size_t colon = address.rfind(':');
  int port = 0;
  if((address.starts_with("127.") || address.starts_with("[::1]")) && colon != std::string::npos)
    std::from_chars(address.data() + colon + 1, address.data() + address.size(), port);
  return port;
}

} // namespace

AgentProcesses::AgentProcesses()
    : AgentProcesses([](int serverPort, const std::set<int>& ports)
                     { return SocketTable().connectedTo(serverPort, ports); })
{
}

bool AgentProcesses::follow(const std::vector<ConnectionInfo>& connections, int serverPort)
{
  bool found = false;
  if(looking_.valid())
  {
    if(looking_.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
      return false;
    std::map<int, long> pids = looking_.get();
    found = pids != pids_;
    pids_ = std::move(pids);
  }
  std::set<int> ports;
  for(const ConnectionInfo& client : connections)
    if(client.kind == ConnectionInfo::Kind::Agent && !client.udp)
      if(const int port = localPortOf(client.address); port > 0)
        ports.insert(port);
  // A program that is just starting may not be seen at once.
  constexpr int mostLooks = 5;
  constexpr auto pause = std::chrono::seconds(1);
  const bool same = ports == ports_ && serverPort == serverPort_;
  const auto now = std::chrono::steady_clock::now();
  if(same && (pids_.size() >= ports.size() || looks_ >= mostLooks || now - lookedAt_ < pause))
    return found;
  looks_ = same ? looks_ + 1 : 1;
  lookedAt_ = now;
  ports_ = ports;
  serverPort_ = serverPort;
  if(!ports.empty())
    looking_ = std::async(std::launch::async, look_, serverPort, std::move(ports));
  else
    pids_.clear();
  return found;
}

long AgentProcesses::pidOf(const std::string& address) const
{
  const auto found = pids_.find(localPortOf(address));
  return found == pids_.end() ? 0 : found->second;
}

} // namespace sparkwright
