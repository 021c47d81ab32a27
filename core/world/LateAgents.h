#pragma once

#include "core/world/AgentAdmission.h"

namespace sparkwright
{

/// What the log says of agents that a cycle waits for, and what happens to those that are too late.
class LateAgents
{
public:
  LateAgents(WorldParts& parts, const AgentAdmission& admission) : parts_(parts), admission_(admission) {}

  /// See World::reportWaiting().
  void report(double waited) const;
  /// See World::excuseAgents().
  void excuse(double waited, bool skip);

private:
  WorldParts& parts_;
  const AgentAdmission& admission_;
};

} // namespace sparkwright
