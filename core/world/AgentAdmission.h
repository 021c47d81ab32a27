#pragma once

#include "core/agents/AgentGateway.h"
#include "core/text/LocalText.h"

#include <string>

namespace sparkwright
{

struct WorldParts;

/// Adds agents to a World and removes them: network agents and agents inside.
class AgentAdmission
{
public:
  explicit AgentAdmission(WorldParts& parts) : parts_(parts) {}

  /// @param address  of its connection, for messages; may be empty
  AgentId add(std::string address, bool isInside);
  void remove(AgentId agent);
  /// Name for the log: `agent 3 (Red 5, 127.0.0.1:40312)`.
  LocalText nameOf(AgentId agent, const std::string& address) const;

private:
  WorldParts& parts_;
};

} // namespace sparkwright
