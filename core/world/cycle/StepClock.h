#pragma once

#include "core/robot/agent/Agent.h"
#include "core/text/LocalText.h"

namespace sparkwright
{

class StateArchive;

/// The simulated time of a World. Advances in steps, whose length can change.
class StepClock
{
public:
  static constexpr double presetStep = 0.02; ///< Seconds.

  double step() const { return step_; } ///< Seconds.
  /// Sets the length from the next step on; rounded to whole nanoseconds.
  /// @param seconds  more than 0, at most 0.1
  /// @return empty, or why it is refused
  LocalText setStep(double seconds);

  const SimulationClock& now() const { return now_; }
  SimulationClock& service() { return now_; } ///< For the Context.

  void advance(); ///< By a step and a cycle.
  void reset();   ///< Sets time to 0; the count of cycles continues.

  void archive(StateArchive& a);

private:
  SimulationClock now_;
  double step_ = presetStep;
  double timeAtStep_ = 0; ///< Time at which the step got its length …
  long cycleAtStep_ = 0;  ///< … and the cycle: time = timeAtStep_ + cycles · step, so rounding errors do not add up.
};

} // namespace sparkwright
