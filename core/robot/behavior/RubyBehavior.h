#pragma once

#include "core/robot/behavior/Behavior.h"
#include "core/robot/behavior/ThinkingLimits.h"

#include <memory>
#include <string>

namespace sparkwright
{

class AgentScript;

/// An agent inside the simulator that a Ruby script thinks for; see AgentScript.
class RubyBehavior : public Behavior
{
public:
  RubyBehavior();
  ~RubyBehavior() override;

  /// The script by its text and the name that errors tell. It is run when the agent begins.
  void setScript(std::string text, std::string name);

  std::string_view begin() override;
  std::string_view think(std::string_view percepts) override;

protected:
  void onLink() override;

private:
  std::string text_, name_;
  ThinkingLimits limits_;
  std::unique_ptr<AgentScript> script_;
  std::string said_;
};

} // namespace sparkwright
