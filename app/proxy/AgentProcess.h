#pragma once

#include <optional>
#include <sys/types.h>

namespace sparkwright
{

/// The local process at the other end of a connection, and its CPU time.
class AgentProcess
{
public:
  AgentProcess() = default;
  /// Finds the process at the other end of a TCP connection; none if it is on another machine or of another user.
  /// @param descriptor  of our end
  static AgentProcess behind(int descriptor);

  /// CPU time of all its threads since its start, s; nothing if it is unknown or has ended.
  std::optional<double> cpuSeconds() const;

  pid_t id() const { return id_; } ///< 0: unknown.

private:
  pid_t id_ = 0;
};

} // namespace sparkwright
