#pragma once

#include <atomic>
#include <cstdint>

namespace sparkwright::strategy
{

/// The function of the strategy's library that runs now. There is one for the process, since signal handlers and
/// exit() have to find it.
struct CurrentCall
{
  static std::atomic<const char*> name;            ///< Null: none.
  static std::atomic<std::int64_t> startedAt;      ///< Steady clock, ns.
  static std::atomic<std::uint64_t> number;        ///< Of calls begun.

  static std::int64_t now(); ///< Steady clock, ns.
};

/// How the program ends.
enum class ExitCode
{
  Fine = 0,
  Failed = 1,
  BadUsage = 2,
  Refused = 3,   ///< By the server.
  Hung = 10,     ///< A call took too long.
  Crashed = 11,  ///< A call ended by a signal.
  Exited = 12,   ///< The library has called exit().
  Threw = 13     ///< A C++ exception left the library.
};

/// Writes to standard error what the strategy did in which call, and ends the process at once: nothing of the library
/// runs any more. Callable from signal handlers.
/// @param deed  `has crashed: segmentation fault`
[[noreturn]] void endProcess(const char* call, const char* deed, ExitCode code);

} // namespace sparkwright::strategy
