#include "editor/text/TomlStyler.h"

#include <algorithm>
#include <cctype>

namespace sparkwright
{

namespace
{

constexpr std::string_view wordEnds = " \t\r\n,]}#=";

/// The end of a text in quotes that begins at `at`.
std::size_t endOfText(std::string_view text, std::size_t at)
{
  const char quote = text[at];
  const std::string three(3, quote);
  const bool lines = text.substr(at, 3) == three;
  for(std::size_t i = at + (lines ? 3 : 1); i < text.size(); ++i)
  {
    if(text[i] == '\\' && quote == '"')
      ++i;
    else if(lines ? text.substr(i, 3) == three : text[i] == quote)
      return std::min(i + (lines ? 3 : 1), text.size());
    else if(text[i] == '\n' && !lines)
      return i;
  }
  return text.size();
}

SceneStyle styleOfWord(std::string_view word, bool isKey)
{
  if(isKey)
    return SceneStyle::Method;
  if(word == "true" || word == "false")
    return SceneStyle::Keyword;
  const auto first = static_cast<unsigned char>(word.front());
  const bool isNumber = std::isdigit(first) || ((first == '+' || first == '-' || first == '.') && word.size() > 1) ||
                        word == "inf" || word == "nan";
  return isNumber ? SceneStyle::Number : SceneStyle::Stray;
}

} // namespace

bool TomlStyler::isHeader(std::string_view line)
{
  const std::size_t first = line.find_first_not_of(" \t");
  return first != std::string_view::npos && line[first] == '[';
}

void TomlStyler::style(std::string_view text, const Tell& tell)
{
  std::size_t at = 0;
  int depth = 0;     // Of brackets of values.
  bool isKey = true; // Up to the =.
  const auto take = [&](std::size_t end, SceneStyle style)
  {
    tell(at, end, style);
    at = end;
  };
  const auto lineEnd = [&] { return std::min(text.find('\n', at), text.size()); };
  while(at < text.size())
  {
    const char c = text[at];
    if(c == '\n')
    {
      isKey = depth == 0;
      take(at + 1, SceneStyle::Plain);
    }
    else if(c == ' ' || c == '\t' || c == '\r')
      take(std::min(text.find_first_not_of(" \t\r", at), text.size()), SceneStyle::Plain);
    else if(c == '#')
      take(lineEnd(), SceneStyle::Comment);
    else if(c == '[' && isKey && depth == 0)
    {
      const std::size_t close = text.find(']', at), end = lineEnd();
      take(close < end ? std::min(text.find_first_not_of(']', close), end) : end, SceneStyle::Class);
    }
    else if(c == '"' || c == '\'')
      take(endOfText(text, at), isKey ? SceneStyle::Method : SceneStyle::Text);
    else if(c == '[' || c == '{')
    {
      ++depth;
      isKey = c == '{';
      take(at + 1, SceneStyle::Bracket);
    }
    else if(c == ']' || c == '}')
    {
      depth = std::max(depth - 1, 0);
      isKey = false;
      take(at + 1, SceneStyle::Bracket);
    }
    else if(c == '=')
    {
      isKey = false;
      take(at + 1, SceneStyle::Bracket);
    }
    else if(c == ',')
    {
      // In a table within braces a key follows; in a list a value, and a word before a = is a key wherever it stands.
      take(at + 1, SceneStyle::Bracket);
    }
    else
    {
      const std::size_t end = std::min(text.find_first_of(wordEnds, at), text.size());
      const std::size_t next = text.find_first_not_of(" \t", end);
      const bool beforeEquals = next != std::string_view::npos && text[next] == '=';
      take(std::max(end, at + 1), styleOfWord(text.substr(at, end - at), isKey || beforeEquals));
    }
  }
}

} // namespace sparkwright
