#pragma once

#include "core/agents/IntegratedAgents.h"

#include <string>

namespace sparkwright
{

class SimulationHost;
struct WorldParts;

/// Connects the parts of a new World: services, limits and variables of scripts, the tree below /sys/server, and the
/// functions for set-up scripts. Call it once, first.
/// @param host    for nodes below /sys/server; must outlive the parts
/// @param agents  for agents inside
void connectParts(WorldParts& parts, SimulationHost& host, IntegratedAgents::Host agents);

/// Warns of variables in the options that nothing has read.
void warnOfUnusedOverrides(WorldParts& parts);
/// @return false, after errors in the log, if an override has a value that its variable cannot have
bool takesOverrides(WorldParts& parts);

} // namespace sparkwright
