#pragma once

#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

class Object;

/// How scripts want a run to be carried out, as they have written it into the nodes below /sys/server. What they have
/// said nothing about is empty.
struct RunSettings
{
  std::optional<int> agentPort;
  std::optional<int> monitorPort;
  std::optional<bool> syncMode;
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
