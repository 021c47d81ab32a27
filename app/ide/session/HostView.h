#pragma once

#include "app/ide/session/SessionTexts.h"
#include "app/ide/session/SimulationSession.h"
#include "core/agents/IntegratedAgents.h"
#include "netserver/host/HostedWorld.h"

namespace sparkwright::HostView
{

// What the window is told of the hosted World: where clients connect, who is connected, and how the run goes.

/// Where clients can connect; host.net() exists.
inline LocalText listening(HostedWorld& host)
{
  const NetServerOptions& net = host.plan().net;
  const auto endpoint = [&net](int port, bool udp)
  { return net.address + ':' + std::to_string(port) + (udp ? " (UDP)" : ""); };
  return sessionText("session.listening", endpoint(host.net()->agentPort(), net.agentsOverUdp),
                     endpoint(host.net()->monitorPort(), net.monitorsOverUdp));
}

/// @param problem  why ports are not open; empty: they are
/// @param free     others that could be taken
inline void showPorts(SessionState& state, HostedWorld& host, const LocalText& problem,
                      const HostedWorld::FreePorts& free)
{
  const std::string& address = host.plan().net.address;
  state.openToOthers = address == "0.0.0.0" || address == "::";
  state.host = state.openToOthers || address == "localhost" ? "127.0.0.1" : address;
  state.networkProblem = problem;
  state.replacedPorts = host.replacedPorts();
  state.agentPort = host.net() ? host.net()->agentPort() : 0;
  state.gamePort = host.net() ? host.net()->gamePort() : 0;
  state.monitorPort = host.net() ? host.net()->monitorPort() : 0;
  state.agentsOverUdp = host.plan().net.agentsOverUdp;
  state.wantedAgentPort = host.plan().net.agentPort;
  state.wantedMonitorPort = host.plan().net.monitorPort;
  state.freeAgentPort = free.agent;
  state.freeMonitorPort = free.monitor;
}

/// Agents inside first, then clients.
inline std::vector<ConnectionInfo> connections(HostedWorld& host)
{
  std::vector<ConnectionInfo> all = connectionsInside(host.world());
  if(host.net())
    for(ConnectionInfo& info : host.net()->connections())
      all.push_back(std::move(info));
  return all;
}

/// What can be gone back to.
inline std::shared_ptr<const SessionState::Past> pastOf(const RunHistory& history)
{
  auto past = std::make_shared<SessionState::Past>();
  past->branches = history.branches();
  past->present = history.present();
  past->figures = history.figures();
  return past;
}

/// Speed, load, the kind of step, and what is waited for.
inline void showRun(SessionState& state, HostedWorld& host, RunControl::Decision decision)
{
  const World& world = host.world();
  state.decision = decision;
  state.measuredSpeed = host.control().measuredSpeed();
  state.cycleSeconds = host.loop().lastCycleSeconds();
  state.cycleParts = world.lastCycleTimes();
  state.cycleWaited = host.loop().lastWaited();
  state.stepSeconds = world.cycleSeconds();
  state.stepNow = world.step();
  state.waiting = host.loop().waiting();
  state.shortfall = host.loop().shortfall();
  state.waitingFor.clear();
  if(decision == RunControl::Decision::WaitForAgents)
    state.waitingFor = world.waitingFor();
}

} // namespace sparkwright::HostView
