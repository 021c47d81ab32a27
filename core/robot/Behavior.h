#pragma once

#include "core/object/Object.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// Something that an effector is to do, as a node. Agents' messages are Actions and need no node; the class exists so
/// that it can be named.
class ActionObject : public Object
{
};

/// An agent inside the simulator: instead of a connection it has a node, which hears the percepts and answers with a
/// message. This class answers with the same command in every cycle; plugins derive cleverer ones.
class Behavior : public Object
{
public:
  /// The message that the agent begins with, such as its `(scene …)` request.
  virtual std::string_view begin() { return command_; }
  /// What the agent says after these percepts. Valid until the next call.
  virtual std::string_view think(std::string_view /*percepts*/) { return command_; }

  const std::string& command() const { return command_; }
  void setCommand(std::string command) { command_ = std::move(command); }

private:
  std::string command_;
};

} // namespace sparkwright
