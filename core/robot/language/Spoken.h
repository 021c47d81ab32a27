#pragma once

#include "core/robot/language/BaseParser.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// What a message of an agent says to those who look after agents; what it says to its robot is another matter.
struct Spoken
{
  bool done = false;  ///< `(syn)`: it has finished thinking.
  double thought = 0; ///< `(think 3.5)`: so many ms it has thought; here s, 0 if it says nothing or nonsense.
  std::string name;   ///< `(agent Red 3)`: who it is, words with one blank between them; empty if it does not say.

  static constexpr std::size_t longestName = 100;
};

/// Reads it. @param scratch  cleared and used, for its memory
Spoken readSpoken(BaseParser& parser, std::string_view message, PredicateList& scratch);

/// An agent speaks the first language that knows its first message, else the one that was added last.
/// @param parsers  at least one
BaseParser& chooseParser(const Parsers& parsers, std::string_view firstMessage);

} // namespace sparkwright
