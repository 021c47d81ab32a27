#pragma once

#include "core/robot/language/BaseParser.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// Facts in an agent's message that concern its connection and timing, not its robot.
struct Spoken
{
  bool done = false;  ///< `(syn)`: it has finished thinking.
  double thought = 0; ///< `(think 3.5)`: time of thinking, in ms there, in s here; 0 if missing or invalid.
  std::string name;   ///< `(agent Red 3)`: its name, words separated by one blank; empty if missing.

  static constexpr std::size_t longestName = 100;
};

/// Reads a message. @param scratch  cleared and used, to avoid allocation
Spoken readSpoken(BaseParser& parser, std::string_view message, PredicateList& scratch);

/// The first parser that recognises an agent's first message, else the one added last.
/// @param parsers  at least one
BaseParser& chooseParser(const Parsers& parsers, std::string_view firstMessage);

} // namespace sparkwright
