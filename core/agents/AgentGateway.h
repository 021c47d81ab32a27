#pragma once

#include "core/robot/language/Spoken.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class Log;
struct InsideAgent;

using AgentId = int; ///< From 1, never reused.

/// Connects agents to a simulation: for whatever transports their messages, such as a network server. A running World
/// is one.
class AgentGateway
{
public:
  virtual ~AgentGateway() = default;

  /// Adds an agent without a body, which has only the `scene` effector.
  /// @param address  where it comes from, for the log
  virtual AgentId addAgent(std::string address) = 0;
  /// Removes an agent and its robot; number and type become free. Unknown ids are ignored.
  virtual void removeAgent(AgentId agent) = 0;

  /// Takes one complete message of an agent, without length prefix. Joint speeds take effect at once, the rest in the
  /// next cycle.
  virtual void deliver(AgentId agent, std::string_view message) = 0;
  /// Reads the first message of an agent for facts about its connection, without effect.
  virtual Spoken inspect(std::string_view message) const = 0;

  /// The message to send to the agent: computed at the end of the last cycle, empty if there is none. With reproducible
  /// timing an older one may come first, and none while the agent thinks. Valid until the next cycle or perceptsSent().
  virtual std::string_view percepts(AgentId agent) const = 0;
  /// To be called when percepts() have been sent to the agent; from then on sync mode waits for it.
  virtual void perceptsSent(AgentId agent) = 0;

  /// Agents whose connection is to be closed (killed by a monitor, or too late in sync mode); cleared by the call.
  virtual std::vector<AgentId> takeAgentsToClose() = 0;

  /// The agents without a connection: the behaviours below /usr/agent.
  virtual std::vector<InsideAgent> insideAgents() const = 0;

  /// For messages about connections.
  virtual Log& log() = 0;
};

} // namespace sparkwright
