#pragma once

#include "core/text/Diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

class DrawingService;

/// A Ruby script that controls an agent. Each has an interpreter of its own without access to the tree, files,
/// processes, sockets or the clock: percepts come in, messages and log lines go out.
///
/// The script defines `think(percepts)`, and `begin` if its first message is not the command. Both return a message as
/// text, or nil. `percepts` is of class Percepts:
///
///   percepts.to_s           the message as it came
///   percepts.to_a           all of it as nested arrays: [['time', ['now', 7.52]], …]
///   percepts['GYR']         the first percept of that name as a Hash: {'n' => 'torso', 'rt' => [0.0, 0.0, 0.1]}
///   percepts['FRP', 'lf']   the percept FRP whose `n` is lf; nil if there is none
///   percepts.time           s
///   percepts.joint('hj1')   degrees; an array of two for universal joints
///   percepts.seen('P')      all percepts of that name in See, as an array of Hashes
///
/// Numbers are converted. The module Draw draws into the views (docs/drawings.md). `command` is the agent's command text; random numbers start from the seed.
///
/// May be used by any thread, one at a time.
class AgentScript
{
public:
  struct Options
  {
    std::int64_t steps = 0; ///< Most steps of one call of begin or think; 0: no limit.
    std::size_t memory = 0; ///< Most memory of the script and its data, bytes.
    std::uint64_t seed = 1;
    std::string command;
    std::shared_ptr<DrawingService> drawings; ///< What the module Draw draws to; null: nothing is seen.
  };

  /// @param say  called with the output of the script
  AgentScript(const Options& options, std::function<void(Diagnostic)> say);
  ~AgentScript();
  AgentScript(const AgentScript&) = delete;
  AgentScript& operator=(const AgentScript&) = delete;

  // Each returns an error, or nothing. Messages are valid until the next call.

  /// Runs the text at top level, once.
  std::optional<Diagnostic> load(const std::string& text, const std::string& name);
  /// Computes the first message; the command if the script does not define `begin`.
  std::optional<Diagnostic> begin(std::string& message);
  std::optional<Diagnostic> think(std::string_view percepts, std::string& message);

  /// What the script remembers in instance and global variables, if all of it is of plain kinds: nil, booleans, numbers,
  /// texts, symbols, arrays and hashes. And its place among the random numbers.
  std::optional<std::string> memory();
  /// Takes over memory() of the same script; after load(), instead of begin(). @return false if it is damaged
  bool remember(std::string_view memory);

private:
  struct Host;
  std::unique_ptr<Host> host_;
};

} // namespace sparkwright
