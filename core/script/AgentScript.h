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

/// A Ruby script that thinks for an agent. Each has an interpreter of its own, with nothing in it that reaches the tree,
/// files, other processes, sockets or the clock: percepts come in, messages and lines for the log go out.
///
/// The script defines `think(percepts)`, and `begin` if its first words are not the command. Both return the message as a
/// text, or nil for nothing. `percepts` is of class Percepts:
///
///   percepts.to_s           the message as it came
///   percepts.to_a           all of it as nested arrays: [['time', ['now', 7.52]], …]
///   percepts['GYR']         the first percept of that name as a Hash: {'n' => 'torso', 'rt' => [0.0, 0.0, 0.1]}
///   percepts['FRP', 'lf']   the one of those whose `n` is lf; nil if there is none
///   percepts.time           s
///   percepts.joint('hj1')   deg; an array of two for universal joints
///   percepts.seen('P')      all of that name in See, as an array of Hashes
///
/// What reads as a number is one. `command` is the text that the agent was given; chance starts from the seed.
///
/// May be used by one thread at a time, whichever.
class AgentScript
{
public:
  struct Options
  {
    std::int64_t steps = 0;  ///< That begin or think may take; 0: any number.
    std::size_t memory = 0;  ///< Bytes that the script and its data may take.
    std::uint64_t seed = 1;
    std::string command;
  };

  /// @param say  hears what the script prints
  AgentScript(const Options& options, std::function<void(Diagnostic)> say);
  ~AgentScript();
  AgentScript(const AgentScript&) = delete;
  AgentScript& operator=(const AgentScript&) = delete;

  // Each returns what is wrong, if anything is. Messages are valid until the next call.

  /// Runs the text at top level, once.
  std::optional<Diagnostic> load(const std::string& text, const std::string& name);
  /// The first words; the command if the script has none.
  std::optional<Diagnostic> begin(std::string& message);
  std::optional<Diagnostic> think(std::string_view percepts, std::string& message);

private:
  struct Host;
  std::unique_ptr<Host> host_;
};

} // namespace sparkwright
