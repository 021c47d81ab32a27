#pragma once

#include <string_view>

namespace sparkwright
{

/// Receives the commands of monitors and trainers. A running World is one.
class CommandSink
{
public:
  virtual ~CommandSink() = default;

  /// Takes a message of commands in the monitor protocol: `(kickOff Left)(time 100)`. Unknown commands are ignored.
  virtual void command(std::string_view text) = 0;
};

} // namespace sparkwright
