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

/// What is known of an agent's thinking. Times in seconds.
struct ThinkingFigures
{
  std::string name;    ///< `Red 3`, once it has said so; else its address.
  bool gone = false;
  std::uint64_t told = 0; ///< Messages of the server.
  std::uint64_t late = 0; ///< Of these: not answered with `(syn)` in time.
  DurationHistogram wall; ///< From a message to `(syn)`.
  DurationHistogram cpu;  ///< Of the processor meanwhile; empty if it is not known.
  std::uint64_t dropped = 0; ///< Messages of the agent that were too much, or of the server that it did not read.
};

/// An agent, and its connection to the server. Forwards both ways, and sees to it that the server hears exactly one
/// `(syn)` for each message: when the agent has said it, or when its cycle is over. What it says too late goes to the
/// server all the same, without its `(syn)`, which would count for the following cycle.
class ProxiedAgent
{
public:
  ProxiedAgent(Link agent, std::string address, Socket server, const ProxyOptions& options);

  Connection& agent() { return agent_; }
  Connection& server() { return server_; }

  /// Forwards what has come, and ends a thought whose time is over.
  void forward(double now);
  /// When forward() has to be called again, if nothing comes before.
  std::optional<double> deadline() const;

  /// Either side has gone, and all it said was forwarded.
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
  std::string answer_; ///< Reused.
  bool thinking_ = false;
  bool toldBefore_ = false;
  double thinkingSince_ = 0;
  std::optional<double> cpuBefore_;
  std::size_t saidInThought_ = 0; ///< Bytes.
  ThinkingFigures figures_;
};

} // namespace sparkwright
