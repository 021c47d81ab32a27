#pragma once

#include "core/agents/AgentGateway.h"
#include "netserver/socket/AnswerTimes.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sparkwright
{

/// State of a connection, for display.
struct ConnectionInfo
{
  enum class Kind
  {
    Agent,
    Monitor,
    Game ///< A strategy, display or console of a game.
  };

  Kind kind = Kind::Agent;
  AgentId agent = 0;          ///< 0 for monitors and clients of games.
  std::string address;        ///< `127.0.0.1:40312`
  double since = 0;           ///< Simulated time at which it was accepted, s.
  std::uint64_t messages = 0; ///< Complete messages received.
  std::uint64_t bytesIn = 0;
  std::uint64_t bytesOut = 0;
  std::uint64_t dropped = 0; ///< Messages not sent because the client did not read.
  AnswerFigures answers;     ///< Of agents.
  std::uint64_t lost = 0;    ///< UDP: incomplete messages, and those that came too fast.
  bool udp = false;
  long skipped = 0;        ///< Cycles that sync mode did not wait for the agent.
  bool givenUp = false;    ///< An agent inside that has failed.
  std::string lastMessage; ///< Last message received, cut to lastMessageLength bytes.

  static constexpr std::size_t lastMessageLength = 200;
};

/// The agents inside the simulator, described as connections; the times are those of their thinking.
std::vector<ConnectionInfo> connectionsInside(const AgentGateway& agents);

} // namespace sparkwright
