#pragma once

#include "app/proxy/AgentProcess.h"
#include "app/proxy/ProxyOptions.h"
#include "core/agents/DurationHistogram.h"
#include "core/message/MessageReader.h"
#include "netserver/socket/Connection.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

/// Statistics of an agent's thinking. Times in seconds.
struct ThinkingFigures
{
  std::string name; ///< `Red 3`, as sent by the agent; else its address.
  bool gone = false;
  std::uint64_t told = 0; ///< Messages of the server.
  std::uint64_t late = 0; ///< Of these: not answered with `(syn)` in time.
  DurationHistogram wall; ///< From a message to `(syn)`.
  DurationHistogram cpu;  ///< CPU time meanwhile; empty if unknown.
  std::uint64_t dropped = 0; ///< Messages of the agent beyond a limit, or of the server that it did not read.
};

/// An agent with its connection to the server. Forwards in both directions, and sends the server exactly one `(syn)`
/// per message: when the agent has sent it, or when the agent's cycle is over. Late messages of the agent are forwarded
/// without `(syn)`, which would count for the following cycle.
class ProxiedAgent
{
public:
  ProxiedAgent(Link agent, std::string address, Socket server, const ProxyOptions& options);

  Connection& agent() { return agent_; }
  Connection& server() { return server_; }

  /// Forwards received messages, and sends `(syn)` when the time is over.
  void forward(double now);
  /// When to call forward() again if nothing is received before.
  std::optional<double> deadline() const;

  /// Whether either side has disconnected and all its messages were forwarded.
  bool isOver() { return agent_.isOver() || (server_.isOver() && agent_.ready()); }
  bool serverGone() { return server_.isOver(); }

  const ThinkingFigures& figures() const { return figures_; }

private:
  void tell(std::string_view message, double now);
  void hear(std::string_view message, double now);
  void endThought(std::string& answer, double now);
  void learnName(const MessageReader::List& list);
  bool sendToServer(std::string_view message);

  const ProxyOptions& options_;
  Connection agent_;
  Connection server_;
  AgentProcess process_;
  MessageReader reader_;
  std::string answer_; ///< Kept for its capacity.
  bool thinking_ = false;
  bool toldBefore_ = false;
  double thinkingSince_ = 0;
  std::optional<double> cpuBefore_;
  std::size_t saidInThought_ = 0; ///< Bytes.
  ThinkingFigures figures_;
};

} // namespace sparkwright
