#pragma once

#include "core/object/Object.h"
#include "core/text/Diagnostic.h"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// An action as a node. Messages do not use it; the class exists for scripts that name it.
class ActionObject : public Object
{
};

/// May be thrown by a behaviour, to log an error with file and line.
class BehaviorError : public std::runtime_error
{
public:
  explicit BehaviorError(Diagnostic what) : std::runtime_error(what.message), diagnostic(std::move(what)) {}

  Diagnostic diagnostic;
};

/// The program of an agent inside the simulator: a node below /usr/agent that gets percepts and returns messages. This
/// class returns the same command in every cycle; plugins derive further ones.
///
/// begin() and think() run in another thread while the simulation computes the cycle, so they must access nothing but
/// the object itself: no other node, and of the services of the context only DrawingService, as a shared_ptr that
/// onLink() has kept. All other calls come from the simulation's thread,
/// never at the same time. An exception ends the agent: it is not called again, and its robot is stopped.
class Behavior : public Object
{
public:
  /// Returns the first message, such as the `(scene …)` request. Valid until the next call.
  virtual std::string_view begin() { return command_; }
  /// Returns the message that answers these percepts. Both are in the agent protocol. Valid until the next call.
  virtual std::string_view think(std::string_view /*percepts*/) { return command_; }

  const std::string& command() const { return command_; }
  void setCommand(std::string command) { command_ = std::move(command); }

  /// Seed for its random numbers, so that runs are reproducible: derived from the World's seed and its position among
  /// the behaviours. Set before begin() is called.
  std::uint64_t seed() const { return seed_; }
  void setSeed(std::uint64_t seed) { seed_ = seed; }

  /// What it has to remember so that a copy of it would go on in the same way: for exact states of the World
  /// (docs/rewind.md). Called while it does not think. @return nothing: it cannot tell, which is the preset of other
  /// classes
  virtual std::optional<std::string> memory() const;
  /// Takes over memory() of an agent of the same class, command and seed; instead of begin().
  /// @return false if it cannot be read
  virtual bool remember(std::string_view memory);

  /// Logs a message at the end of the cycle, at most mostNotes per cycle.
  void note(std::string text) { note({Diagnostic::Severity::Note, {}, 0, 0, std::move(text), {}}); }
  void note(Diagnostic diagnostic)
  {
    if(notes_.size() < mostNotes)
      notes_.push_back(std::move(diagnostic));
  }
  /// The messages so far.
  std::vector<Diagnostic>& notes() { return notes_; }

  static constexpr std::size_t mostNotes = 20; ///< Per cycle.

private:
  std::string command_;
  std::uint64_t seed_ = 1;
  std::vector<Diagnostic> notes_;
};

} // namespace sparkwright
