#pragma once

#include "core/robot/language/Spoken.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class Log;
struct InsideAgent;

using AgentId = int; ///< From 1, never used again.

/// How agents come into a simulation, speak and hear: for those who carry their messages, such as a network server. A
/// running World is one.
class AgentGateway
{
public:
  virtual ~AgentGateway() = default;

  /// A new connection: an agent without a body, which knows only the `scene` effector.
  /// @param address  where it comes from, for the log
  virtual AgentId addAgent(std::string address) = 0;
  /// The connection is gone; robot, number and type are free again. Ids that are not known are ignored.
  virtual void removeAgent(AgentId agent) = 0;

  /// One whole message of an agent (no length prefix). Joint speeds act at once; the rest waits for the next cycle.
  virtual void deliver(AgentId agent, std::string_view message) = 0;
  /// What a message, the first one of an agent, says to those who look after agents. Nothing is done about it.
  virtual Spoken inspect(std::string_view message) const = 0;

  /// What the agent is to be told: the message computed at the end of the last cycle, empty if there is none. On the
  /// reproducible engine an older one may come first, and none while the agent thinks. Valid until the next cycle, or
  /// until perceptsSent().
  virtual std::string_view percepts(AgentId agent) const = 0;
  /// percepts() went out to this agent (from then on sync mode waits for it).
  virtual void perceptsSent(AgentId agent) = 0;

  /// Agents whose connection is to be closed (killed by a monitor, or too late in sync mode); cleared by the call.
  virtual std::vector<AgentId> takeAgentsToClose() = 0;

  /// The agents that have no connection: the behaviours below /usr/agent.
  virtual std::vector<InsideAgent> insideAgents() const = 0;

  /// For what is to be said about connections.
  virtual Log& log() = 0;
};

} // namespace sparkwright
