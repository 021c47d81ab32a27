#pragma once

#include "core/agents/AgentGateway.h"
#include "core/world/cycle/CycleTimes.h"

#include <utility>
#include <vector>

namespace sparkwright
{

/// Measures where the wall time of a run goes, in windows of a second, so that a run that is slower than asked for can
/// say why. Has no clock: it is told the times.
class LoadMeter
{
public:
  enum class Cause
  {
    None,     ///< The run is as fast as asked for.
    Agents,   ///< Sync mode waits for `agent`.
    Scripts,  ///< Scripts, actions of agents and new robots.
    Contacts, ///< Finding contacts.
    Solver,   ///< The physics step.
    Referee,  ///< Poses, game and referee.
    Senses,   ///< Percepts of agents.
    Thinking, ///< Agents inside.
    Frames,   ///< What views, monitors and recordings get.
    Machine   ///< None of these: other programs, or the window, use the processor.
  };
  struct Shortfall
  {
    Cause cause = Cause::None;
    double seconds = 0; ///< Wall time that the cause takes per cycle; of Machine, the time between cycles that is lost.
    AgentId agent = 0;  ///< Of Cause::Agents.
  };

  /// Forgets all: the run begins again.
  void restart(double now);
  /// Adds a cycle.
  /// @param now     wall time at its end, s
  /// @param times   of its parts
  /// @param waited  wall time it has waited for agents before, s
  /// @param agent   the one that has been waited for
  void add(double now, const CycleTimes& times, double waited, AgentId agent);

  /// Of the last window. @param interval  wall time per cycle as asked for, s; ≤ 0: as fast as possible
  Shortfall shortfall(double interval) const;

private:
  struct Window
  {
    int cycles = 0;
    double elapsed = 0; ///< Wall time, s.
    CycleTimes times;
    double waited = 0;
    AgentId slowest = 0;
  };

  double start_ = 0; ///< Of the window that is being filled.
  Window filling_, last_;
  std::vector<std::pair<AgentId, double>> waits_; ///< In that window, by agent.
};

} // namespace sparkwright
