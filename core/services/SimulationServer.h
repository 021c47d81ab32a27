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
  /// What paces the run: nullopt while nobody has said, false as fast as possible, true the clock.
  std::optional<bool> realTime() const;

  std::optional<bool> autoTime; ///< As set; without a timer system time is automatic.
  bool multiThreads = true;
  bool adjustSpeed = false;
  int maxStepsPerCycle = 3;
  std::shared_ptr<Object> timer; ///< The timer system, if there is one.
};

/// A clock of the real time; the run loop of the program brings its own.
class TimerSystem : public ServerNode
{
};

/// Something that takes part in the cycles, each `step` seconds of simulated time.
class SimControlNode : public ServerNode
{
public:
  double step = 0.02; ///< s
  bool stepSet = false;
};

} // namespace sparkwright
