#pragma once

#include <string_view>

namespace sparkwright
{

/// Receives the commands of monitors and trainers. A running World is one.
class CommandSink
{
public:
  virtual ~CommandSink() = default;

  /// Takes a message of commands in the monitor protocol: `(kickOff Left)(time 100)`. What is wrong is told.
  virtual void command(std::string_view text) = 0;
  /// Whose commands come from now on: the address of a program, which is told what is wrong once for each kind; empty: a person
  /// at this program, who is told each time.
  virtual void setCommander(std::string_view /*address*/) {}
};

} // namespace sparkwright
