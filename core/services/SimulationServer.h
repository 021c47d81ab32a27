#pragma once

#include "core/services/ServerNode.h"

#include <memory>
#include <optional>

namespace sparkwright
{

/// /sys/server/simulation: step, time and end of the run; its children are the control nodes.
class SimulationServer : public ServerNode
{
public:
  /// true: real time; false: as fast as possible; nothing: not set.
  std::optional<bool> realTime() const;

  std::optional<bool> autoTime; ///< As set; without a timer system time is automatic.
  bool multiThreads = true;
  bool adjustSpeed = false;
  int maxStepsPerCycle = 3;
  std::shared_ptr<Object> timer; ///< The timer system, if there is one.
};

/// A real-time clock. Not used: the run loop has its own.
class TimerSystem : public ServerNode
{
};

/// A control node, called every `step` seconds of simulated time.
class SimControlNode : public ServerNode
{
public:
  double step = 0.02; ///< s
  bool stepSet = false;
};

} // namespace sparkwright
