#pragma once

#include "core/object/Object.h"
#include "core/text/Diagnostic.h"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Something that an effector is to do, as a node. Agents' messages are Actions and need no node; the class exists so
/// that it can be named.
class ActionObject : public Object
{
};

/// What a behaviour may throw to say where it went wrong: the file and line of the Diagnostic reach the log.
class BehaviorError : public std::runtime_error
{
public:
  explicit BehaviorError(Diagnostic what) : std::runtime_error(what.message), diagnostic(std::move(what)) {}

  Diagnostic diagnostic;
};

/// An agent inside the simulator: instead of a connection it has a node below /usr/agent, which hears the percepts and
/// answers with a message. This class answers with the same command in every cycle; plugins derive cleverer ones.
///
/// begin() and think() run in a thread of their own while the simulation computes the cycle, so they must touch nothing
/// but the object itself: no other node, no service of the context. All other calls come from the simulation's thread,
/// never at the same time. An exception ends the agent's thinking for good; its robot stands from then on.
class Behavior : public Object
{
public:
  /// The message that the agent begins with, such as its `(scene …)` request. Valid until the next call.
  virtual std::string_view begin() { return command_; }
  /// What the agent says after these percepts, a message as agents are sent them. Valid until the next call.
  virtual std::string_view think(std::string_view /*percepts*/) { return command_; }

  const std::string& command() const { return command_; }
  void setCommand(std::string command) { command_ = std::move(command); }

  /// What all chance in it should start from, so that the same run can be had again: made from the seed of the World and
  /// the place among its behaviours. Known when begin() is called.
  std::uint64_t seed() const { return seed_; }
  void setSeed(std::uint64_t seed) { seed_ = seed; }

  /// Says something to the log, once the cycle is over. What is too much for one cycle is left out.
  void note(std::string text) { note({Diagnostic::Severity::Note, {}, 0, 0, std::move(text), {}}); }
  void note(Diagnostic diagnostic)
  {
    if(notes_.size() < mostNotes)
      notes_.push_back(std::move(diagnostic));
  }
  /// What has been said since the last call.
  std::vector<Diagnostic>& notes() { return notes_; }

  static constexpr std::size_t mostNotes = 20; ///< Per cycle.

private:
  std::string command_;
  std::uint64_t seed_ = 1;
  std::vector<Diagnostic> notes_;
};

} // namespace sparkwright
