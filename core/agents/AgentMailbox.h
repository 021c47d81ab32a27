#pragma once

#include "core/robot/language/BaseParser.h"
#include "core/robot/language/PerceptWriter.h"
#include "core/robot/language/Spoken.h"

#include <string>
#include <string_view>
#include <utility>

namespace sparkwright
{

class StateArchive;

/// Reads the messages of one agent and writes its percepts, in its format: that of the first of its parsers that
/// accepts its first message.
class AgentMailbox
{
public:
  /// @param parsers  the allowed formats; empty: S-expressions
  explicit AgentMailbox(Parsers parsers);

  /// Most bytes of messages held before open(); more are dropped.
  static constexpr std::size_t longestHeld = 1 << 20;

  /// Ends holding of messages.
  void open() { intake_ = Intake::Open; }
  bool isOpen() const { return intake_ == Intake::Open; }
  /// Keeps a message for takeHeld(). Drops it if longestHeld would be exceeded.
  void hold(std::string_view message);
  /// Calls `read(std::string_view)` for each held message, in arrival order.
  template<typename Read>
  void takeHeld(Read&& read);

  /// Parses a message. @param out  its predicates, up to the first error; replaced
  /// @return the error; empty: none
  std::string read(std::string_view message, PredicateList& out);
  /// Reads a message for AgentGateway::inspect(). @param scratch  cleared and used, to avoid allocation
  Spoken inspect(std::string_view message, PredicateList& scratch);

  /// Starts the percepts of this cycle. @return their writer, empty
  /// @param decimals  of numbers
  PerceptWriter& startPercepts(int decimals);
  /// Converts the percepts to the agent's format; to nothing while that is unknown.
  void finishPercepts();
  void clearPercepts() { percepts_.clear(); }
  /// The percepts of this cycle in the agent's format; may be empty. Valid until the next finishPercepts().
  std::string_view percepts() const { return percepts_; }

  /// Another program speaks from now on, maybe in another format. What is held is forgotten.
  void renew();
  void archive(StateArchive& a);

private:
  BaseParser& parserFor(std::string_view message);
  /// Returns the message at `at`, and moves `at` behind it.
  static std::string_view heldMessage(std::string_view held, std::size_t& at);

  enum class Intake
  {
    Holding,
    Open
  };

  Intake intake_ = Intake::Holding;
  Parsers parsers_;              ///< Its possible formats.
  BaseParser* parser_ = nullptr; ///< That of its format; known from its first message on.
  bool toldForeign_ = false;     ///< It has been said that the agent speaks another format.
  std::string held_;             ///< Messages, each with its length in front.
  PerceptWriter writer_;
  std::string percepts_;
};

template<typename Read>
void AgentMailbox::takeHeld(Read&& read)
{
  if(held_.empty())
    return;
  const std::string held = std::move(held_);
  held_.clear();
  for(std::size_t at = 0; at < held.size();)
    read(heldMessage(held, at));
}

} // namespace sparkwright
