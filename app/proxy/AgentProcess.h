#pragma once

#include <netinet/in.h>
#include <optional>
#include <sys/types.h>

namespace sparkwright
{

/// The program behind a connection from this machine, and the time of the processor that it has used.
class AgentProcess
{
public:
  AgentProcess() = default;
  /// Looks for the process that holds the other end of a TCP connection.
  /// @param descriptor  of our end
  /// None if it is on another machine, or belongs to somebody else.
  static AgentProcess behind(int descriptor);

  /// Seconds of all its threads since it started; nothing if it is unknown or gone.
  std::optional<double> cpuSeconds() const;

  pid_t id() const { return id_; } ///< 0: unknown.

private:
  pid_t id_ = 0;
};

} // namespace sparkwright
