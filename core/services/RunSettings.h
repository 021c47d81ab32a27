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
  /// true: the cycle continues without the agent, which may answer in a later one; false: it is disconnected.
  bool skip = false;
};

/// Settings of a run that scripts have made in the nodes below /sys/server. Empty: not set.
struct RunSettings
{
  std::optional<int> agentPort;
  std::optional<int> monitorPort;
  std::optional<bool> syncMode;
  std::optional<SyncTimeout> syncTimeout;
  std::optional<bool> agentsOverUdp;
  std::optional<double> udpTimeout; ///< s of silence after which a UDP agent is removed
  std::optional<bool> monitorsOverUdp;
  std::optional<TimingSettings> timing;
  std::optional<int> expectedAgents; ///< Needed before the first cycle.
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

/// Number of cycles, at least 1, between events that are due every `step` seconds. An event takes place in the first
/// cycle that begins at most 5 ms before it is due.
int cyclesPer(double step, double cycleSeconds);

} // namespace sparkwright
