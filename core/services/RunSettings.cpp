#include "core/services/RunSettings.h"

#include "core/services/ControlNodes.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

std::optional<double> stepOf(const SimControlNode& node)
{
  return node.stepSet ? std::optional(node.step) : std::nullopt;
}

} // namespace

RunSettings RunSettings::read(Object& root)
{
  RunSettings settings;
  const auto* const server = dynamic_cast<const SimulationServer*>(root.find("/sys/server/simulation"));
  if(!server)
    return settings;
  settings.realTime = server->realTime();
  if(const auto* const agents = server->childOf<AgentControlNode>())
  {
    settings.agentPort = agents->port;
    settings.syncMode = agents->syncMode;
    settings.syncTimeout = agents->syncTimeout;
    settings.timing = agents->timing;
    settings.expectedAgents = agents->expectedAgents;
    settings.agentsOverUdp = agents->udp;
    settings.udpTimeout = agents->udpTimeout;
    settings.agentStep = stepOf(*agents);
  }
  if(const auto* const monitors = server->childOf<MonitorControlNode>())
  {
    settings.monitorPort = monitors->port;
    settings.monitorsOverUdp = monitors->udp;
    settings.monitorStep = stepOf(*monitors);
  }
  if(const auto* const logger = server->childOf<MonitorLoggerNode>())
    settings.monitorLog = {logger->fileName, logger->step};
  return settings;
}

int cyclesPer(double step, double cycleSeconds)
{
  constexpr double early = 0.005;
  // The sums that this stands for are rounded; a cycle more or less must not hang on that.
  constexpr double rounding = 1e-9;
  const double cycles = std::ceil((step - early) / cycleSeconds - rounding);
  return static_cast<int>(std::clamp(cycles, 1.0, 1e9));
}

} // namespace sparkwright
