#pragma once

#include "core/frame/Frame.h"
#include "core/run/until/RunUntil.h"
#include "core/text/LocalText.h"

#include <functional>
#include <memory>

namespace sparkwright
{

class RunWatch;

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
  ~RunControl();

  /// Sets the simulated seconds per cycle, > 0.
  void setCycle(double cycle) { cycle_ = cycle; }

  void run();
  void pause();
  /// Allows so many more cycles, then pauses. @param cycles  ≥ 1
  void step(int cycles = 1);
  /// Runs, and pauses when see() has found what the run goes on until. run(), pause() and step() give that up.
  /// @param now  the present frame; may be null
  void runUntil(const RunUntil& until, const FramePtr& now);
  /// What the run goes on until; null: nothing.
  const RunUntil* until() const;
  /// Looks for it in the frame after a cycle, and pauses. @param cycleSeconds  wall time of the cycle
  /// @return what is reached; empty: not yet, or nothing is looked for
  LocalText see(const FramePtr& frame, double cycleSeconds);
  /// Whether see() should get frames with details of physics.
  bool wantsPhysics() const;
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
  std::unique_ptr<RunWatch> watch_; ///< Null: the run goes on.
  int steps_ = 0;
  bool started_ = false;
  double due_ = 0;
  double windowStart_ = 0;
  int windowCycles_ = 0;
  double measured_;
};

} // namespace sparkwright
