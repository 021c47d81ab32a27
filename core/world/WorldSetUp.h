#pragma once

#include "core/agents/IntegratedAgents.h"

#include <string>

namespace sparkwright
{

class SimulationHost;
struct WorldParts;

/// Makes the parts of a new World know each other: services, limits and variables of scripts, the tree below /sys/server,
/// and the functions that set-up scripts call. Once, first.
/// @param host    for nodes below /sys/server; it lives as long as the parts
/// @param agents  how agents inside come and go
void connectParts(WorldParts& parts, SimulationHost& host, IntegratedAgents::Host agents);

/// Warns of variables that have been set in the options and that nothing has read.
void warnOfUnusedOverrides(WorldParts& parts);

} // namespace sparkwright
