#pragma once

#include "core/robot/language/BaseParser.h"
#include "core/robot/language/PerceptWriter.h"
#include "core/robot/language/Spoken.h"

#include <string>
#include <string_view>
#include <utility>

namespace sparkwright
{

/// What one agent says and is told, in its language: the first of its parsers that knows its first message.
class AgentMailbox
{
public:
  /// @param parsers  the languages that it may speak; none: S-expressions
  explicit AgentMailbox(Parsers parsers);

  /// What it may say before open(), bytes; more is dropped.
  static constexpr std::size_t longestHeld = 1 << 20;

  /// From now on messages need not be held.
  void open() { intake_ = Intake::Open; }
  bool isOpen() const { return intake_ == Intake::Open; }
  /// Keeps a message for takeHeld(). What is too much is dropped.
  void hold(std::string_view message);
  /// Calls `read(std::string_view)` for each message that was held, in the order of arrival.
  template<typename Read>
  void takeHeld(Read&& read);

  /// @param out  what the message says, up to the first mistake; replaced
  /// @return the mistake; empty: none
  std::string read(std::string_view message, PredicateList& out);
  /// What it says to those who look after agents. @param scratch  cleared and used, for its memory
  Spoken inspect(std::string_view message, PredicateList& scratch);

  /// Where percepts of this cycle are written to, empty at first.
  /// @param decimals  digits after the point
  PerceptWriter& startPercepts(int decimals);
  /// Puts them into the agent's language. An agent whose language is not known yet is told nothing.
  void finishPercepts();
  void clearPercepts() { percepts_.clear(); }
  /// The percepts of this cycle in the agent's language; empty: nothing is told. Valid until they are written anew.
  std::string_view percepts() const { return percepts_; }

private:
  BaseParser& parserFor(std::string_view message);
  /// The message that begins at `at`, which moves behind it.
  static std::string_view heldMessage(std::string_view held, std::size_t& at);

  enum class Intake
  {
    Holding,
    Open
  };

  Intake intake_ = Intake::Holding;
  Parsers parsers_;              ///< One of these is its language.
  BaseParser* parser_ = nullptr; ///< The one; known from its first message on.
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
