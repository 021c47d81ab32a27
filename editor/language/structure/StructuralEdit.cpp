#include "editor/language/structure/StructuralEdit.h"

#include "core/rsg/FormReader.h"
#include "editor/language/source/NoNode.h"
#include "editor/language/structure/ListStyle.h"

#include <algorithm>
#include <string_view>

namespace sparkwright
{

namespace
{

using Node = SyntaxTree::Node;

/// The first byte of the line.
std::uint32_t lineBegin(std::string_view text, std::uint32_t offset)
{
  const std::size_t feed = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  return feed == std::string_view::npos ? 0 : static_cast<std::uint32_t>(feed + 1);
}

/// What ends the line before an offset.
std::string_view lineEndBefore(std::string_view text, std::uint32_t offset)
{
  const std::uint32_t begin = lineBegin(text, offset);
  return begin > 1 && text[begin - 2] == '\r' ? "\r\n" : "\n";
}

/// Whether nothing but blanks stands before it in its line.
bool beginsLine(std::string_view text, std::uint32_t offset)
{
  return text.substr(lineBegin(text, offset), offset - lineBegin(text, offset)).find_first_not_of(" \t") ==
         std::string_view::npos;
}

} // namespace

Node StructuralEdit::elementAt(TextRange selection) const
{
  const Node node = enclosingNode(tree_, selection);
  if(node == noNode)
    return noNode;
  // The `(` that the caret stands before, else what it is in.
  if(selection.begin == selection.end && tree_.isList(node))
    for(Node inner = node + 1; inner < tree_.after(node); inner = tree_.after(inner))
      if(tree_.begin(inner) == selection.begin && tree_.isList(inner))
        return inner;
  // Several expressions of one list are none, and header and body stay where they are.
  if(tree_.parent(node) == noNode)
    return noNode;
  return selection.begin != selection.end && tree_.isList(node) &&
                 TextRange{tree_.begin(node), tree_.end(node)} != selection
             ? noNode
             : node;
}

bool StructuralEdit::isFixed(Node element) const
{
  const Node list = tree_.parent(element);
  const Node first = list == noNode ? noNode : tree_.firstElement(list);
  if(first == noNode)
    return true;
  if(!tree_.isAtom(first))
    return false;
  if(element == first)
    return true;
  std::string scratch;
  const rsg::Form::Kind kind = rsg::formKind(tree_.value(first, scratch));
  const bool hasName = kind == rsg::Form::Kind::Node || kind == rsg::Form::Kind::Select ||
                       kind == rsg::Form::Kind::Define || kind == rsg::Form::Kind::Switch;
  return hasName && element == tree_.nextElement(list, first);
}

Node StructuralEdit::sibling(Node element, bool before) const
{
  const Node list = tree_.parent(element);
  if(!before)
    return tree_.nextElement(list, element);
  Node last = noNode;
  for(Node node = tree_.firstElement(list); node != element; node = tree_.nextElement(list, node))
    last = node;
  return last;
}

StructuralEdit::Unit StructuralEdit::unit(Node element) const
{
  const std::string_view text = tree_.text();
  const Node list = tree_.parent(element);
  TextRange range{tree_.begin(element), tree_.end(element)};
  // Comments alone in the lines directly above.
  if(beginsLine(text, range.begin))
    for(Node above = element;
        above > 0 && above - 1 > list && tree_.isComment(above - 1) && tree_.parent(above - 1) == list; --above)
    {
      const std::uint32_t begin = tree_.begin(above - 1);
      if(!beginsLine(text, begin) ||
         std::ranges::count(text.substr(tree_.end(above - 1), range.begin - tree_.end(above - 1)), '\n') != 1)
        break;
      range.begin = begin;
    }
  if(const Node behind = tree_.after(element);
     behind < tree_.after(list) && tree_.isComment(behind) && !hasLineFeed(tree_, range.end, tree_.begin(behind)))
    return {{range.begin, tree_.end(behind)}, true};
  return {range, false};
}

std::optional<StructuralEdit::Change> StructuralEdit::swap(Node upper, Node lower, Node moved) const
{
  const std::string_view text = tree_.text();
  const auto [first, firstHasComment] = unit(upper);
  const auto [second, secondHasComment] = unit(lower);
  if(first.end > second.begin)
    return {};
  const std::string above(text.substr(second.begin, second.end - second.begin));
  std::string below(text.substr(first.begin, first.end - first.begin));
  std::string between(text.substr(first.end, second.begin - first.end));
  // A comment takes all of its line, so what follows it needs another one.
  const std::string newLine =
      std::string(lineEndBefore(text, first.begin)).append(columnAt(tree_, tree_.begin(upper)), ' ');
  if(secondHasComment && between.find('\n') == std::string::npos)
    between = newLine;
  const bool endsLine = second.end == text.size() || text[second.end] == '\n' || text[second.end] == '\r';
  std::string behind;
  if(firstHasComment && !endsLine)
    behind = newLine;
  else if(below.starts_with(';') && between.find('\n') == std::string::npos)
    between = newLine;

  Change change;
  const auto shift = static_cast<std::uint32_t>(above.size() + between.size());
  change.edits.push_back({first.begin, second.end, above + between + below + behind});
  change.selection = moved == lower ? TextRange{first.begin + tree_.begin(lower) - second.begin,
                                                first.begin + tree_.end(lower) - second.begin}
                                    : TextRange{shift + tree_.begin(upper), shift + tree_.end(upper)};
  return change;
}

std::optional<StructuralEdit::Change> StructuralEdit::moveUp(TextRange selection) const
{
  const Node element = elementAt(selection);
  if(element == noNode || isFixed(element))
    return {};
  const Node other = sibling(element, true);
  return other == noNode || isFixed(other) ? std::nullopt : swap(other, element, element);
}

std::optional<StructuralEdit::Change> StructuralEdit::moveDown(TextRange selection) const
{
  const Node element = elementAt(selection);
  if(element == noNode || isFixed(element))
    return {};
  const Node other = sibling(element, false);
  return other == noNode ? std::nullopt : swap(element, other, element);
}

std::optional<StructuralEdit::Change> StructuralEdit::duplicate(TextRange selection) const
{
  const Node element = elementAt(selection);
  if(element == noNode || !tree_.isComplete(element))
    return {};
  const std::string_view text = tree_.text();
  const std::uint32_t begin = tree_.begin(element);
  std::string between = " ";
  if(beginsLine(text, begin))
    between = std::string(lineEndBefore(text, begin)) +
              std::string(text.substr(lineBegin(text, begin), begin - lineBegin(text, begin)));
  Change change;
  const std::uint32_t end = tree_.end(element), at = end + static_cast<std::uint32_t>(between.size());
  change.edits.push_back({end, end, between + std::string(tree_.source(element))});
  change.selection = {at, at + end - begin};
  return change;
}

std::optional<StructuralEdit::Change> StructuralEdit::toggleComment(int firstLine, int lastLine) const
{
  struct Line
  {
    std::uint32_t begin, word, end;
  };
  const std::string_view text = tree_.text();
  std::vector<Line> lines;
  std::uint32_t begin = 0;
  for(int line = 0; line <= lastLine && begin <= text.size(); ++line)
  {
    const auto end = static_cast<std::uint32_t>(std::min(text.find('\n', begin), text.size()));
    const auto word = static_cast<std::uint32_t>(std::min<std::size_t>(text.find_first_not_of(" \t\r", begin), end));
    if(line >= firstLine && word < end)
      lines.push_back({begin, word, end});
    begin = end + 1;
  }
  if(lines.empty())
    return {};
  for(const Line& line : lines)
    if(const Node node = enclosingNode(tree_, {line.begin, line.begin});
       node != noNode && tree_.isAtom(node) && tree_.begin(node) < line.begin)
      return {};
  Change change;
  std::uint32_t grown = 0, shrunk = 0;
  if(std::ranges::all_of(lines, [&](const Line& line) { return text[line.word] == ';'; }))
    for(const Line& line : lines)
    {
      const std::uint32_t length = line.word + 1 < line.end && text[line.word + 1] == ' ' ? 2 : 1;
      change.edits.push_back({line.word, line.word + length, {}});
      shrunk += length;
    }
  else
  {
    std::uint32_t indent = lines.front().word - lines.front().begin;
    for(const Line& line : lines)
      indent = std::min(indent, line.word - line.begin);
    for(const Line& line : lines)
      change.edits.push_back({line.begin + indent, line.begin + indent, "; "});
    grown = 2 * static_cast<std::uint32_t>(lines.size());
  }
  change.selection = {lines.front().begin, lines.back().end + grown - shrunk};
  return change;
}

} // namespace sparkwright
