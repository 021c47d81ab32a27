#include "core/robot/perceptors/TimePerceptor.h"

namespace sparkwright
{

void TimePerceptor::onLink()
{
  clock_ = context()->service<SimulationClock>();
}

void TimePerceptor::sense(PerceptWriter& out)
{
  out.open("time");
  out.pair("now", clock_ ? static_cast<float>(clock_->time) : 0.f);
  out.close();
}

} // namespace sparkwright
