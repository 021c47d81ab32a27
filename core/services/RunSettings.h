#pragma once

#include "core/services/TimingSettings.h"

#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

class Object;

/// How long sync mode waits for an agent's `(syn)`.
struct SyncTimeout
{
  double seconds = 0; ///< Wall time from when its percepts are there; 0: for ever.
  /// The cycle goes on without the agent, who may answer in a later one; otherwise it is disconnected.
  bool skip = false;
};

/// How scripts want a run to be carried out, as they have written it into the nodes below /sys/server. What they have
/// said nothing about is empty.
struct RunSettings
{
  std::optional<int> agentPort;
  std::optional<int> monitorPort;
  std::optional<bool> syncMode;
  std::optional<SyncTimeout> syncTimeout;
  std::optional<bool> agentsOverUdp;
  std::optional<double> udpTimeout; ///< s of silence after which an agent that comes over UDP is gone
  std::optional<bool> monitorsOverUdp;
  std::optional<TimingSettings> timing;
  std::optional<int> expectedAgents; ///< That have to be there before the first cycle.
  std::optional<double> agentStep;   ///< s between the percepts of an agent
  std::optional<double> monitorStep; ///< s between messages to monitors
  std::optional<bool> realTime;      ///< true: paced by the clock, false: as fast as possible
  struct MonitorLog
  {
    std::string fileName;
    double step = 0.2; ///< s
  };
  std::optional<MonitorLog> monitorLog;

  /// @param root  of the object tree
  static RunSettings read(Object& root);
};

/// Cycles between two turns of something that is due every `step` seconds, at least 1. It takes part in the first cycle
/// that begins no more than 5 ms before it is due.
int cyclesPer(double step, double cycleSeconds);

} // namespace sparkwright
