#include "editor/tree/FormText.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr std::string_view blanks = " \t\r\n";

bool hasLineFeed(std::string_view text)
{
  return text.find('\n') != std::string_view::npos;
}

} // namespace

std::string FormText::indentation(Offset offset) const
{
  const Offset line = tokens_.lineOf(offset);
  const std::string text = tokens_.text(tokens_.lineBegin(line), tokens_.lineEnd(line));
  return text.substr(0, std::min(text.find_first_not_of(" \t"), text.size()));
}

bool FormText::beginsLine(Offset offset) const
{
  const std::string text = tokens_.text(tokens_.lineBegin(tokens_.lineOf(offset)), offset);
  return text.find_first_not_of(blanks) == std::string::npos;
}

std::string FormText::lineEnd(Offset offset) const
{
  const Offset line = tokens_.lineOf(offset);
  const Offset next = tokens_.lineBegin(line > 0 ? line : 1);
  return next >= 2 && tokens_.text(next - 2, next) == "\r\n" ? "\r\n" : "\n";
}

std::optional<FormText::Cursor> FormText::lastElement(const Cursor& list) const
{
  const std::optional<Cursor> close = tokens_.closeOf(list);
  std::optional<Cursor> token = close ? close->previous() : std::nullopt;
  while(token && token->begin() > list.begin())
  {
    if(token->kind() == Token::Kind::Atom)
      return token;
    if(token->kind() == Token::Kind::Close)
      return tokens_.openOf(*token);
    token = token->previous();
  }
  return std::nullopt;
}

/// The end of a comment that follows in the same line, else `end`.
FormText::Offset FormText::behindComment(Offset end) const
{
  Cursor token = tokens_.at(end);
  if(token.kind() == Token::Kind::Blank && !hasLineFeed(token.text()))
    token = token.next();
  return token.kind() == Token::Kind::Comment ? token.end() : end;
}

bool FormText::isBlankLine(Offset line) const
{
  return line < tokens_.lineCount() && tokens_.lineEnd(line) > 0 &&
         tokens_.text(tokens_.lineBegin(line), tokens_.lineEnd(line)).find_first_not_of(blanks) == std::string::npos;
}

/// The begin of the first of the lines above that hold nothing but comments.
FormText::Offset FormText::withCommentsAbove(Offset lineBegin) const
{
  Offset line = tokens_.lineOf(lineBegin);
  while(line > 0)
  {
    const Offset above = tokens_.lineBegin(line - 1);
    const std::string text = tokens_.text(above, tokens_.lineEnd(line - 1));
    const std::size_t first = text.find_first_not_of(blanks);
    if(first == std::string::npos || text[first] != ';' ||
       tokens_.at(above + static_cast<Offset>(first)).kind() != Token::Kind::Comment)
      break;
    --line;
  }
  return tokens_.lineBegin(line);
}

/// The token before, without blanks.
std::optional<FormText::Cursor> FormText::solidBefore(Offset offset) const
{
  std::optional<Cursor> token = tokens_.at(offset).previous();
  while(token && token->kind() == Token::Kind::Blank)
    token = token->previous();
  return token;
}

TextEdit FormText::removal(Offset begin, Offset end) const
{
  const Cursor next = tokens_.at(end);
  if(!beginsLine(begin))
  {
    const std::optional<Cursor> previous = tokens_.at(begin).previous();
    if(previous && previous->kind() == Token::Kind::Blank)
      return {previous->begin(), end, {}};
    const bool blank = next.kind() == Token::Kind::Blank && !hasLineFeed(next.text());
    return {begin, blank ? next.end() : end, {}};
  }
  const Offset first = withCommentsAbove(tokens_.lineBegin(tokens_.lineOf(begin)));
  const Offset behind = behindComment(end);
  const Cursor rest = tokens_.at(behind);
  if(rest.atEnd() || (rest.kind() == Token::Kind::Blank && hasLineFeed(rest.text())))
  {
    const Offset line = tokens_.lineOf(behind);
    const Offset after = line + 1 < tokens_.lineCount() ? tokens_.lineBegin(line + 1) : tokens_.size();
    const Offset firstLine = tokens_.lineOf(first);
    // Of the empty lines around it, one goes.
    const bool closes = rest.next().kind() == Token::Kind::Close;
    if(firstLine > 0 && isBlankLine(firstLine - 1) && (closes || rest.atEnd() || isBlankLine(line + 1)))
      return {tokens_.lineBegin(firstLine - 1), after, {}};
    return {first, after, {}};
  }
  const Cursor follower = next.kind() == Token::Kind::Blank ? next.next() : next;
  if(follower.kind() != Token::Kind::Close)
    return {begin, follower.begin(), {}};
  // What closes the lists around it moves behind the form before it, unless a comment would swallow it.
  const std::optional<Cursor> previous = solidBefore(first);
  if(previous && previous->kind() != Token::Kind::Comment)
    return {previous->end(), follower.begin(), {}};
  const std::string comments = tokens_.text(first, begin);
  return {
      first + static_cast<Offset>(std::min(comments.find_first_not_of(blanks), comments.size())), follower.begin(), {}};
}

TextEdit FormText::before(const Cursor& element, std::string_view form) const
{
  const Offset begin = element.begin();
  if(!beginsLine(begin))
    return {begin, begin, std::string(form) + ' '};
  const Offset place = withCommentsAbove(tokens_.lineBegin(tokens_.lineOf(begin)));
  return {place, place, indentation(begin) + std::string(form) + lineEnd(begin)};
}

TextEdit FormText::behind(const Cursor& element, std::string_view form) const
{
  const Offset end = tokens_.endOf(element);
  if(!beginsLine(element.begin()))
    return {end, end, ' ' + std::string(form)};
  const Offset place = behindComment(end);
  return {place, place, lineEnd(end) + indentation(element.begin()) + std::string(form)};
}

TextEdit FormText::last(const Cursor& list, std::string_view form, bool ownLine) const
{
  const std::optional<Cursor> last = lastElement(list);
  const Offset open = list.begin();
  if(last && beginsLine(last->begin()))
    return behind(*last, form);
  const Offset end = last ? tokens_.endOf(*last) : list.end();
  const bool oneLine = tokens_.lineOf(open) == tokens_.lineOf(end);
  if(last && !ownLine && oneLine)
    return {end, end, ' ' + std::string(form)};
  const std::string indent = last && !oneLine ? indentation(last->begin()) : indentation(open) + std::string(step);
  const Offset place = behindComment(end);
  return {place, place, lineEnd(open) + indent + std::string(form)};
}

std::string FormText::indented(const std::string& form, const std::optional<std::string>& from, const std::string& to,
                               const std::string& lineEnd)
{
  const TokenRope tokens(form);
  std::optional<std::string> old = from;
  if(!old)
    // A line in a list is one step further in than the list; one that begins with `)` is not.
    for(TokenRope::Cursor token = tokens.first(); !token.atEnd(); token = token.next())
      if(token.kind() == Token::Kind::Blank && hasLineFeed(token.text()) && !token.next().atEnd())
      {
        std::string indent(token.text().substr(token.text().rfind('\n') + 1));
        if(token.next().kind() != Token::Kind::Close && tokens.depthAt(token.end()) > 0)
          indent = indent.substr(0, indent.size() - std::min(indent.size(), step.size()));
        if(!old || indent.size() < old->size())
          old = indent;
      }
  std::string result;
  for(TokenRope::Cursor token = tokens.first(); !token.atEnd(); token = token.next())
  {
    const std::string_view text = token.text();
    if(token.kind() != Token::Kind::Blank || !hasLineFeed(text))
    {
      result += text;
      continue;
    }
    for(const char c : text)
      if(c == '\n')
        result += lineEnd;
    std::string_view indent = text.substr(text.rfind('\n') + 1);
    if(token.next().atEnd())
      continue;
    if(old && indent.starts_with(*old))
      result += to + std::string(indent.substr(old->size()));
    else
      result += indent;
  }
  return result;
}

std::vector<TextEdit> joined(std::vector<TextEdit> edits)
{
  std::ranges::stable_sort(edits,
                           [](const TextEdit& a, const TextEdit& b)
                           {
                             // At the same place, what is inserted comes first.
                             return a.begin != b.begin ? a.begin < b.begin : (a.begin == a.end) > (b.begin == b.end);
                           });
  std::vector<TextEdit> result;
  for(TextEdit& edit : edits)
  {
    if(result.empty() || edit.begin >= result.back().end)
    {
      result.push_back(std::move(edit));
      continue;
    }
    TextEdit& last = result.back();
    last.end = std::max(last.end, edit.end);
    last.text += edit.text;
  }
  return result;
}

} // namespace sparkwright
