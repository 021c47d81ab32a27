#include "editor/language/code/LineEdit.h"

#include <algorithm>
#include <regex>
#include <vector>

namespace sparkwright
{

namespace
{

std::uint32_t offsetOf(std::size_t at)
{
  return static_cast<std::uint32_t>(at);
}

std::string_view trimmed(std::string_view line)
{
  const std::size_t begin = line.find_first_not_of(" \t\r"), end = line.find_last_not_of(" \t\r");
  return begin == std::string_view::npos ? std::string_view() : line.substr(begin, end - begin + 1);
}

} // namespace

std::uint32_t LineEdit::lineBegin(std::uint32_t offset) const
{
  const std::size_t before = offset == 0 ? std::string_view::npos : text_.rfind('\n', offset - 1);
  return before == std::string_view::npos ? 0 : offsetOf(before + 1);
}

/// Before its line feed.
std::uint32_t LineEdit::lineEnd(std::uint32_t offset) const
{
  return offsetOf(std::min(text_.find('\n', offset), text_.size()));
}

/// The lines that a selection means, without the last line feed.
TextRange LineEdit::lines(TextRange selection) const
{
  std::uint32_t end = selection.end;
  if(end > selection.begin && lineBegin(end) == end)
    --end;
  return {lineBegin(selection.begin), lineEnd(end)};
}

std::optional<LineEdit::Change> LineEdit::swap(TextRange upper, TextRange lower, bool upperMoves,
                                               TextRange selection) const
{
  const std::string above(text_.substr(upper.begin, upper.end - upper.begin)),
      below(text_.substr(lower.begin, lower.end - lower.begin));
  Change change;
  change.edits = {{upper.begin, upper.end, below}, {lower.begin, lower.end, above}};
  const std::uint32_t down = lower.end - lower.begin + 1, up = upper.end - upper.begin + 1;
  change.selection = upperMoves ? TextRange{selection.begin + down, selection.end + down}
                                : TextRange{selection.begin - up, selection.end - up};
  return change;
}

std::optional<LineEdit::Change> LineEdit::moveUp(TextRange selection) const
{
  const TextRange moved = lines(selection);
  if(moved.begin == 0)
    return {};
  return swap({lineBegin(moved.begin - 1), moved.begin - 1}, moved, false, selection);
}

std::optional<LineEdit::Change> LineEdit::moveDown(TextRange selection) const
{
  const TextRange moved = lines(selection);
  if(moved.end + 1 >= text_.size())
    return {};
  return swap(moved, {moved.end + 1, lineEnd(moved.end + 1)}, true, selection);
}

std::optional<LineEdit::Change> LineEdit::duplicate(TextRange selection) const
{
  const TextRange copied = lines(selection);
  const std::uint32_t size = copied.end - copied.begin + 1;
  Change change;
  change.edits = {{copied.end, copied.end, '\n' + std::string(text_.substr(copied.begin, size - 1))}};
  change.selection = {selection.begin + size, selection.end + size};
  return change;
}

std::optional<LineEdit::Change> LineEdit::toggleComment(TextRange selection) const
{
  const CommentMarks marks = commentMarks(language_);
  if(marks.begin.empty())
    return {};
  struct Line
  {
    std::uint32_t begin, word, end; ///< The end is that of its last word.
  };
  const TextRange range = lines(selection);
  std::vector<Line> all;
  for(std::uint32_t begin = range.begin; begin <= range.end; begin = lineEnd(begin) + 1)
  {
    const std::string_view line = text_.substr(begin, lineEnd(begin) - begin);
    if(const std::string_view words = trimmed(line); !words.empty())
    {
      const std::uint32_t word = begin + offsetOf(line.find_first_not_of(" \t\r"));
      all.push_back({begin, word, word + offsetOf(words.size())});
    }
  }
  if(all.empty())
    return {};
  const auto wordsOf = [&](const Line& line) { return text_.substr(line.word, line.end - line.word); };
  Change change;
  std::int64_t grown = 0;
  const auto edit = [&](std::uint32_t begin, std::uint32_t end, std::string text)
  {
    grown += static_cast<std::int64_t>(text.size()) - (end - begin);
    change.edits.push_back({begin, end, std::move(text)});
  };
  const bool back = std::ranges::all_of(all,
                                        [&](const Line& line)
                                        {
                                          const std::string_view words = wordsOf(line);
                                          return words.starts_with(marks.begin) && words.ends_with(marks.end) &&
                                                 words.size() >= marks.begin.size() + marks.end.size();
                                        });
  if(back)
    for(const Line& line : all)
    {
      const std::string_view words = wordsOf(line);
      const auto open = offsetOf(marks.begin.size()), close = offsetOf(marks.end.size());
      const bool blank = words.size() > open + close && words[open] == ' ';
      edit(line.word, line.word + open + (blank ? 1 : 0), {});
      if(close == 0)
        continue;
      const bool blankBefore = words.size() > open + close + (blank ? 1 : 0) && words[words.size() - close - 1] == ' ';
      edit(line.end - close - (blankBefore ? 1 : 0), line.end, {});
    }
  else
  {
    // Comments in pairs cannot stand in each other.
    if(!marks.end.empty() &&
       std::ranges::any_of(all, [&](const Line& line) { return wordsOf(line).find("--") != std::string_view::npos; }))
      return {};
    std::uint32_t indent = all.front().word - all.front().begin;
    for(const Line& line : all)
      indent = std::min(indent, line.word - line.begin);
    for(const Line& line : all)
    {
      edit(line.begin + indent, line.begin + indent, std::string(marks.begin) + ' ');
      if(!marks.end.empty())
        edit(line.end, line.end, ' ' + std::string(marks.end));
    }
  }
  change.selection = {range.begin, static_cast<std::uint32_t>(range.end + grown)};
  return change;
}

bool LineEdit::opensBlock(std::string_view line) const
{
  line = trimmed(line);
  if(line.empty())
    return false;
  const char last = line.back();
  const bool bracket = last == '{' || last == '(' || last == '[';
  const std::string text(line.substr(0, std::min<std::size_t>(line.size(), 500)));
  switch(language_)
  {
  case TextLanguage::Ruby:
  {
    static const std::regex block(
        R"(^(def|class|module|if|unless|while|until|case|when|else|elsif|begin|rescue|ensure|for)\b)"
        R"(|\bdo(\s*\|[^|]*\|)?$|\{\s*\|[^|]*\|$)");
    static const std::regex done(R"(\bend$)");
    return bracket || (std::regex_search(text, block) && !std::regex_search(text, done));
  }
  case TextLanguage::Python:
    return bracket || last == ':';
  case TextLanguage::Rosi:
  case TextLanguage::Xml:
  {
    static const std::regex opened(R"(<[A-Za-z_][^<>]*[^/<>]>$|<[A-Za-z_]>$)");
    return std::regex_search(text, opened);
  }
  case TextLanguage::Cpp:
  case TextLanguage::Toml:
  case TextLanguage::Json:
    return bracket;
  case TextLanguage::Scene:
  case TextLanguage::Forms:
  case TextLanguage::Markdown:
  case TextLanguage::Plain:
    break;
  }
  return false;
}

std::string LineEdit::indentationAt(std::uint32_t offset, std::uint32_t level) const
{
  const std::uint32_t begin = lineBegin(offset);
  const std::string_view line = text_.substr(begin, offset - begin);
  std::string blanks(line.substr(0, std::min(line.find_first_not_of(" \t"), line.size())));
  if(opensBlock(line))
    blanks += blanks.find('\t') == std::string::npos ? std::string(level, ' ') : std::string(1, '\t');
  return blanks;
}

} // namespace sparkwright
