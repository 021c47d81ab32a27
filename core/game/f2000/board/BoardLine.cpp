#include "core/game/f2000/board/BoardLine.h"

#include "core/text/ReadNumber.h"

namespace sparkwright::f2000
{

std::optional<BoardLine> BoardLine::parse(std::string_view line)
{
  std::vector<Word> words;
  for(std::size_t i = 0; i < line.size();)
  {
    if(line[i] == ' ' || line[i] == '\t')
    {
      ++i;
      continue;
    }
    Word word;
    word.quoted = line[i] == '"';
    if(word.quoted)
    {
      for(++i; i < line.size() && line[i] != '"'; ++i)
      {
        if(line[i] == '\\' && ++i == line.size())
          return {};
        word.text += line[i];
      }
      if(i == line.size())
        return {}; // The quotes do not end.
      ++i;
    }
    else
      for(; i < line.size() && line[i] != ' ' && line[i] != '\t'; ++i)
      {
        if(line[i] == '"' || line[i] <= ' ' || line[i] > '~')
          return {};
        word.text += line[i];
      }
    words.push_back(std::move(word));
  }
  BoardLine result;
  if(words.empty())
    return result;
  if(words[0].quoted)
    return {};
  result.command = std::move(words[0].text);
  std::size_t first = 1;
  if(words.size() > 1 && !words[1].quoted && words[1].text.starts_with('#'))
  {
    result.sequence = std::move(words[1].text);
    first = 2;
  }
  result.words.assign(std::make_move_iterator(words.begin() + static_cast<std::ptrdiff_t>(first)),
                      std::make_move_iterator(words.end()));
  return result;
}

std::optional<std::int64_t> BoardLine::whole(std::size_t word, std::int64_t least, std::int64_t most) const
{
  std::int64_t value = 0;
  if(word >= words.size() || words[word].quoted || !readNumber(words[word].text, least, most, value))
    return {};
  return value;
}

std::optional<double> BoardLine::number(std::size_t word, double least, double most) const
{
  double value = 0;
  if(word >= words.size() || words[word].quoted || !readNumber(words[word].text, least, most, value))
    return {};
  return value;
}

const std::string* BoardLine::text(std::size_t word) const
{
  return word < words.size() && words[word].quoted ? &words[word].text : nullptr;
}

std::string quotedForBoard(std::string_view text)
{
  std::string result = "\"";
  for(const char c : text)
  {
    if(c == '"' || c == '\\')
      result += '\\';
    result += c >= ' ' && c <= '~' ? c : '?';
  }
  return result + '"';
}

} // namespace sparkwright::f2000
