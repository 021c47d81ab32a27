#include "core/robot/language/Spoken.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

Spoken readSpoken(BaseParser& parser, std::string_view message, PredicateList& scratch)
{
  Spoken spoken;
  scratch.clear();
  parser.parse(message, scratch); // A mistake is told when the message counts.
  for(auto predicate = scratch.first(); predicate; predicate = scratch.next(predicate))
  {
    const std::string_view name = predicate.name();
    if(name == "syn")
      spoken.done = true;
    else if(name == "think")
    {
      const double milliseconds = predicate.number(0);
      if(std::isfinite(milliseconds) && milliseconds > 0)
        spoken.thought += milliseconds / 1e3;
    }
    else if(name == "agent" && spoken.name.empty())
    {
      for(std::size_t i = 0; i < predicate.atomCount(); ++i)
        spoken.name.append(i > 0 ? " " : "").append(predicate.atom(i));
      spoken.name.resize(std::min(spoken.name.size(), Spoken::longestName));
    }
  }
  return spoken;
}

BaseParser& chooseParser(const Parsers& parsers, std::string_view firstMessage)
{
  const auto chosen =
      parsers.size() == 1 ? parsers.begin()
                          : std::find_if(parsers.begin(), parsers.end(),
                                         [&](const auto& parser) { return parser->recognises(firstMessage); });
  return chosen == parsers.end() ? *parsers.back() : **chosen;
}

} // namespace sparkwright
