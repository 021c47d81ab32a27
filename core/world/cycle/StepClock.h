#pragma once

#include "core/robot/agent/Agent.h"

#include <string>

namespace sparkwright
{

/// The simulated time of a World. It goes on in steps, which may get another length on the way.
class StepClock
{
public:
  static constexpr double presetStep = 0.02; ///< Seconds.

  double step() const { return step_; } ///< Seconds.
  /// From the next step on; rounded to whole nanoseconds.
  /// @param seconds  more than 0, at most 0.1
  /// @return empty, or why the step stays as it is
  std::string setStep(double seconds);

  const SimulationClock& now() const { return now_; }
  SimulationClock& service() { return now_; } ///< For the Context.

  void advance(); ///< By a step and a cycle.
  void reset();   ///< Time is 0 again; cycles count on.

private:
  SimulationClock now_;
  double step_ = presetStep;
  double timeAtStep_ = 0; ///< When the step got its length …
  long cycleAtStep_ = 0;  ///< … and in which cycle: time does not add up the errors of single steps.
};

} // namespace sparkwright
