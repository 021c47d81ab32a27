#pragma once

#include "core/robot/behavior/Behavior.h"
#include "core/robot/behavior/ThinkingLimits.h"

#include <memory>
#include <string>

namespace sparkwright
{

class AgentScript;
class DrawingService;

/// An agent inside the simulator programmed in Ruby; see AgentScript.
class RubyBehavior : public Behavior
{
public:
  RubyBehavior();
  ~RubyBehavior() override;

  /// Sets the script, which runs when the agent begins. @param name  for error messages
  void setScript(std::string text, std::string name);

  std::string_view begin() override;
  std::string_view think(std::string_view percepts) override;
  std::optional<std::string> memory() const override;
  bool remember(std::string_view memory) override;

protected:
  void onLink() override;

private:
  void load();

  std::string text_, name_;
  ThinkingLimits limits_;
  std::shared_ptr<DrawingService> drawings_; ///< Kept, since a thread that does not end may use it later.
  std::unique_ptr<AgentScript> script_;
  std::string said_;
};

} // namespace sparkwright
