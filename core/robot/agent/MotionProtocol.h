#pragma once

#include "core/robot/agent/Agent.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// `(hmdp <text> )`: answers of the motion controller, one list each.
class HmdpPerceptor : public Perceptor
{
public:
  void answer(std::string text) { answers_.push_back(std::move(text)); }
  void sense(PerceptWriter& out) override;

private:
  std::vector<std::string> answers_;
};

/// `(HMDP <text>)`: a line of the humanoid motion description protocol for a robot's motion controller. There is no
/// such controller here: lines are ignored, which is logged once and answered to the agent.
class HmdpEffector : public Effector
{
public:
  std::string_view predicate() const override { return "HMDP"; }
  void receive(const Action& action) override;

private:
  bool reported_ = false;
};

} // namespace sparkwright
