#pragma once

#include "core/agents/AgentGateway.h"
#include "netserver/socket/AnswerTimes.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sparkwright
{

/// What the IDE shows of a connection.
struct ConnectionInfo
{
  enum class Kind
  {
    Agent,
    Monitor
  };

  Kind kind = Kind::Agent;
  AgentId agent = 0;          ///< 0 for monitors.
  std::string address;        ///< `127.0.0.1:40312`
  double since = 0;           ///< Simulated time at which it was accepted, s.
  std::uint64_t messages = 0; ///< Whole messages that came in.
  std::uint64_t bytesIn = 0;
  std::uint64_t bytesOut = 0;
  std::uint64_t dropped = 0; ///< Messages that were not sent because the client did not read.
  AnswerFigures answers;     ///< Of agents.
  std::uint64_t lost = 0;    ///< UDP: messages that came in pieces or in too great a number, and were not read.
  bool udp = false;
  long skipped = 0; ///< Cycles that went on without an agent who did not answer in time (sync mode).
  bool givenUp = false; ///< An agent inside that has failed: it thinks no more.
  std::string lastMessage;   ///< The newest message that came in, cut to lastMessageLength bytes.

  static constexpr std::size_t lastMessageLength = 200;
};

/// Agents that have no connection because they are inside, as if they had one; the times are those of their thinking.
std::vector<ConnectionInfo> connectionsInside(const AgentGateway& agents);

} // namespace sparkwright
