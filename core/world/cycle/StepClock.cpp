#include "core/world/cycle/StepClock.h"

#include "core/archive/StateArchive.h"
#include "core/object/ObjectTexts.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

LocalText StepClock::setStep(double seconds)
{
  constexpr double longest = 0.1;
  if(!(seconds > 0 && seconds <= longest))
    return objectText("made.step");
  // Whatever way the text took to a number, 0.02 is the double nearest to it.
  constexpr double resolution = 1e9;
  seconds = std::max(std::round(seconds * resolution), 1.0) / resolution;
  if(seconds == step_)
    return {};
  timeAtStep_ = now_.time;
  cycleAtStep_ = now_.cycle;
  step_ = seconds;
  return {};
}

void StepClock::advance()
{
  ++now_.cycle;
  now_.time = timeAtStep_ + static_cast<double>(now_.cycle - cycleAtStep_) * step_;
}

void StepClock::reset()
{
  now_.time = timeAtStep_ = 0;
  cycleAtStep_ = now_.cycle;
}

void StepClock::archive(StateArchive& a)
{
  auto cycle = static_cast<std::int64_t>(now_.cycle), atStep = static_cast<std::int64_t>(cycleAtStep_);
  a(step_, timeAtStep_, atStep, now_.time, cycle);
  if(!a.isLoading() || !a.require(step_ > 0 && cycle >= 0 && atStep >= 0))
    return;
  now_.cycle = static_cast<long>(cycle);
  cycleAtStep_ = static_cast<long>(atStep);
}

} // namespace sparkwright
