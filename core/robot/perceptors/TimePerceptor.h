#pragma once

#include "core/robot/agent/Agent.h"

namespace sparkwright
{

/// `(time (now 87.32))`: simulated seconds since the start.
class TimePerceptor : public Perceptor
{
public:
  void sense(PerceptWriter& out) override;

protected:
  void onLink() override;

private:
  const SimulationClock* clock_ = nullptr;
};

} // namespace sparkwright
