#pragma once

#include <functional>

namespace sparkwright
{

/// Monotonic wall clock in seconds.
using Clock = std::function<double()>;

/// The machine's steady clock.
Clock steadyClock();

/// Decides, cycle by cycle, whether the simulation may advance, and measures how fast it does.
///
/// Knows no window, thread or real clock: the caller calls next() once per loop turn. Used by the IDE, the headless
/// server and the tests.
class RunControl
{
public:
  enum class Decision
  {
    Step,          ///< Advance one cycle now.
    WaitForTime,   ///< Ahead of the target speed; ask again at wakeAt().
    WaitForAgents, ///< Sync mode: an agent has not answered.
    Paused,        ///< Nothing to do until run() or step().
    Finished       ///< The end time is reached.
  };

  /// @param cycle  simulated seconds per cycle, > 0
  RunControl(double cycle, Clock clock);

  /// Sets the simulated seconds per cycle, > 0.
  void setCycle(double cycle) { cycle_ = cycle; }

  void run();
  void pause();
  /// Allows one more cycle, then pauses.
  void step();
  bool running() const { return running_; }

  /// Target speed as a multiple of real time; ≤ 0: as fast as possible. Preset: 1.
  void setTargetSpeed(double factor);
  double targetSpeed() const { return speed_; }

  /// Finishes when `seconds` of simulated time are reached; ≤ 0, the preset: never.
  void setEnd(double seconds) { end_ = seconds; }

  /// @param time         simulated seconds so far
  /// @param agentsReady  false while sync mode waits for an agent
  Decision next(double time, bool agentsReady);
  /// Clock reading at which WaitForTime ends.
  double wakeAt() const { return due_; }

  /// Measured multiple of real time over about the last second of wall time while running; NaN before.
  double measuredSpeed() const;

private:
  void count(double now);

  double cycle_;
  Clock clock_;
  double speed_ = 1;
  double end_ = 0;
  bool running_ = false;
  int steps_ = 0;
  bool started_ = false;
  double due_ = 0;
  double windowStart_ = 0;
  int windowCycles_ = 0;
  double measured_;
};

} // namespace sparkwright
