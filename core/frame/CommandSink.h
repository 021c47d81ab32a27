#pragma once

#include <string_view>

namespace sparkwright
{

/// Where the commands of monitors and trainers go. A running World is one.
class CommandSink
{
public:
  virtual ~CommandSink() = default;

  /// One message of commands, as in the monitor protocol: `(kickOff Left)(time 100)`. What is not understood is
  /// ignored.
  virtual void command(std::string_view text) = 0;
};

} // namespace sparkwright
