#pragma once

#include "core/agents/AgentGateway.h"
#include "core/agents/IntegratedAgents.h"
#include "core/frame/CommandSink.h"
#include "core/frame/FrameSource.h"
#include "core/object/Log.h"
#include "netserver/socket/ClientList.h"
#include "netserver/socket/Socket.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// A message as it goes over the wire: its length in front.
std::string framed(std::string_view message);

/// An agent or monitor: the other end of a connection to a server in this process, on a socket of its own.
class TestClient
{
public:
  static TestClient overTcp(int port, bool slow = false); ///< @param slow  keeps little that it has not read
  static TestClient overUdp(int port);
  /// @param host  an address of IPv4 or IPv6; @param type  SOCK_STREAM or SOCK_DGRAM
  static TestClient at(const std::string& host, int type, int port);

  /// Sends these bytes as they are: over UDP as one datagram.
  void write(std::string_view bytes);
  void say(std::string_view message) { write(framed(message)); }
  /// Closes its socket, without a word.
  void leave() { socket_ = Socket(); }

  /// All messages that have come so far, without their lengths. Reads what is there and does not wait.
  const std::vector<std::string>& heard();
  /// Whether the server has closed the connection (TCP).
  bool isCut();
  /// Its end of the connection, as ConnectionInfo::address says it.
  std::string address() const;

private:
  TestClient(int type, const std::string& host, int port, bool slow);
  void read();

  Socket socket_;
  bool udp_;
  bool cut_ = false;
  std::string bytes_; ///< Of a message that is not whole yet.
  std::vector<std::string> heard_;
};

/// Looks after the sockets of a list once, and waits a moment if nothing has come.
/// @return whether there is somebody to accept
template <class Client>
bool serve(ClientList<Client>& list)
{
  std::vector<pollfd> set;
  list.addTo(set);
  if(::poll(set.data(), set.size(), 10) <= 0)
    return false;
  bool waiting = false;
  list.serve(set.data(), waiting);
  return waiting;
}

/// Turns until the condition holds, for some seconds at most. @return whether it holds
bool turnUntil(const std::function<void()>& turn, const std::function<bool()>& condition);

/// Where agents come in: writes down what happens to them.
class RecordingGateway : public AgentGateway
{
public:
  AgentId addAgent(std::string address) override;
  void removeAgent(AgentId agent) override { removed.push_back(agent); }
  void deliver(AgentId agent, std::string_view message) override { delivered.emplace_back(agent, message); }
  /// Knows `(agent NAME)` and `(syn)`.
  Spoken inspect(std::string_view message) const override;
  std::string_view percepts(AgentId) const override { return news; }
  void perceptsSent(AgentId agent) override { told.push_back(agent); }
  std::vector<AgentId> takeAgentsToClose() override { return std::exchange(unwanted, {}); }
  std::vector<InsideAgent> insideAgents() const override { return {}; }
  Log& log() override { return log_; }

  RecordingGateway();
  /// What has come from this agent, in order.
  std::vector<std::string> from(AgentId agent) const;

  std::vector<std::string> added; ///< Addresses; the agent's number is the place, from 1.
  std::vector<AgentId> removed;
  std::vector<std::pair<AgentId, std::string>> delivered;
  std::vector<AgentId> told;
  std::string news;              ///< What percepts() tells everybody; empty: nothing.
  std::vector<AgentId> unwanted; ///< For takeAgentsToClose().
  std::vector<std::string> logged;

private:
  Log log_;
};

struct GivenFrames : FrameSource
{
  FramePtr frame() const override { return newest; }
  long fullStateRequests() const override { return requests; }

  FramePtr newest;
  long requests = 0;
};

struct RecordingCommands : CommandSink
{
  void command(std::string_view text) override
  {
    said.emplace_back(text);
    from.push_back(commander);
  }
  void setCommander(std::string_view address) override { commander = address; }

  std::vector<std::string> said;
  std::vector<std::string> from; ///< The addresses of those who have said it.
  std::string commander;
};

} // namespace sparkwright
