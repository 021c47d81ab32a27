#pragma once

#include "app/ide/agents/programs/Console.h"
#include "core/programs/StartCommand.h"

#include <functional>
#include <memory>
#include <string>

namespace sparkwright
{

/// One process of the operating system, with all that it starts itself: its group.
class ChildProcess
{
public:
  /// May be called by any thread.
  struct Events
  {
    std::function<void(long pid)> started;
    std::function<void(std::string why)> failed; ///< It could not be started; message of the system.
    /// The process itself has ended; those that it has started may go on. @param signal  that ended it; 0: none
    std::function<void(int code, int signal)> ended;
  };

  /// Ends the whole group.
  virtual ~ChildProcess() = default;

  /// Starts it, once. What it prints goes to the console, also after it has ended.
  virtual void start(const StartCommand& command, std::shared_ptr<Console> console, Events events) = 0;
  /// Sends a signal to its group; nothing happens if there is none.
  virtual void signal(int number) = 0;
  /// Whether a process of its group is there.
  virtual bool isGroupAlive() const = 0;
};

using MakeProcess = std::function<std::unique_ptr<ChildProcess>()>;

} // namespace sparkwright
