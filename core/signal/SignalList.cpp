#include "core/signal/SignalList.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

std::string withoutBlanks(std::string_view text)
{
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
  return std::string(text.substr(first, text.find_last_not_of(blanks) + 1 - first));
}

} // namespace

std::vector<std::string> signalList(std::string_view text)
{
  std::vector<std::string> names;
  std::size_t from = 0;
  int depth = 0;
  bool quoted = false;
  for(std::size_t at = 0; at < text.size(); ++at)
  {
    const char c = text[at];
    quoted = quoted != (c == '\'');
    if(!quoted)
      depth = std::max(depth + (c == '(' ? 1 : c == ')' ? -1 : 0), 0);
    if(c == ',' && depth == 0 && !quoted)
    {
      names.push_back(withoutBlanks(text.substr(from, at - from)));
      from = at + 1;
    }
  }
  names.push_back(withoutBlanks(text.substr(from)));
  return names;
}

} // namespace sparkwright
