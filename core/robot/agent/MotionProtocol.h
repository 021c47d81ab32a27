#pragma once

#include "core/robot/agent/Agent.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// `(hmdp <text> )`: answers of the motion controller, one list for each.
class HmdpPerceptor : public Perceptor
{
public:
  void answer(std::string text) { answers_.push_back(std::move(text)); }
  void sense(PerceptWriter& out) override;

private:
  std::vector<std::string> answers_;
};

/// `(HMDP <text>)`: a line of the humanoid motion description protocol, in which a robot's motion controller was
/// programmed. Lines are taken, but this server has no such controller: it says so once in the log, and in an answer to
/// the agent.
class HmdpEffector : public Effector
{
public:
  std::string_view predicate() const override { return "HMDP"; }
  void receive(const Action& action) override;

private:
  bool reported_ = false;
};

} // namespace sparkwright
