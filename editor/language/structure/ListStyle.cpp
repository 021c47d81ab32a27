#include "editor/language/structure/ListStyle.h"

#include "core/rsg/FormReader.h"
#include "editor/language/source/NoNode.h"
#include "editor/language/source/TextPositions.h"
#include "editor/language/structure/Selection.h"

#include <algorithm>
#include <atomic>
#include <cstring>

namespace sparkwright
{

namespace
{

std::atomic<std::uint32_t> blockBlanks = 2;

using Node = SyntaxTree::Node;

bool isSwitch(const SyntaxTree& tree, Node list)
{
  if(list == noNode)
    return false;
  const Node word = tree.firstElement(list);
  std::string scratch;
  return word != noNode && tree.isAtom(word) && rsg::formKind(tree.value(word, scratch)) == rsg::Form::Kind::Switch;
}

} // namespace

bool hasLineFeed(const SyntaxTree& tree, std::uint32_t begin, std::uint32_t end)
{
  return begin < end && std::memchr(tree.text().data() + begin, '\n', end - begin) != nullptr;
}

std::uint32_t columnAt(const SyntaxTree& tree, std::uint32_t offset)
{
  const std::string_view before = std::string_view(tree.text()).substr(0, offset);
  const std::size_t feed = before.rfind('\n');
  std::string_view line = before.substr(feed == std::string_view::npos ? 0 : feed + 1);
  if(line.size() == offset && startsWithByteOrderMark(line))
    line.remove_prefix(3);
  return charactersIn(line);
}

ListStyle listStyle(const SyntaxTree& tree, Node list)
{
  const Node first = list + 1; // A comment counts: it ends its line.
  if(first >= tree.after(list) || tree.isComment(first) || hasLineFeed(tree, tree.begin(list), tree.begin(first)))
    return ListStyle::Block;
  if(tree.isList(first))
    return ListStyle::Inner;
  std::string scratch;
  const rsg::Form::Kind kind = rsg::formKind(tree.value(first, scratch));
  if(kind == rsg::Form::Kind::Node || kind == rsg::Form::Kind::Select || kind == rsg::Form::Kind::Switch ||
     kind == rsg::Form::Kind::Print || isSwitch(tree, tree.parent(list)))
    return ListStyle::Block;
  const Node value = first + 1;
  if(value >= tree.after(list) || tree.isComment(value) || hasLineFeed(tree, tree.end(first), tree.begin(value)))
    return ListStyle::Block;
  // The first line that goes on decides.
  for(Node node = tree.after(value), last = value; node < tree.after(list); last = node, node = tree.after(node))
    if(hasLineFeed(tree, tree.end(last), tree.begin(node)))
      return columnAt(tree, tree.begin(node)) == columnAt(tree, tree.begin(list)) + blockIndentation() ? ListStyle::Block
                                                                                      : ListStyle::Aligned;
  return ListStyle::Aligned;
}

std::uint32_t indentationAt(const SyntaxTree& tree, std::uint32_t offset)
{
  offset = std::min(offset, static_cast<std::uint32_t>(tree.text().size()));
  const Node around = enclosingNode(tree, {offset, offset});
  if(around != noNode && tree.isAtom(around) && tree.quote(around) != Quote::Bare && tree.begin(around) < offset &&
     offset < tree.end(around))
    return 0;
  const Node list = around != noNode && tree.isAtom(around) ? tree.parent(around) : around;
  if(list == noNode)
    return 0;
  const std::uint32_t open = columnAt(tree, tree.begin(list));
  const std::size_t next = tree.text().find_first_not_of(" \t", offset);
  if(next != std::string::npos && tree.text()[next] == ')' && tree.isComplete(list) && next + 1 == tree.end(list))
    return open;
  // What follows the offset does not count yet.
  const Node first = list + 1;
  if(first >= tree.after(list) || tree.begin(first) >= offset)
    return open + blockIndentation();
  const ListStyle style = listStyle(tree, list);
  if(style == ListStyle::Aligned && tree.begin(first + 1) >= offset)
    return open + blockIndentation();
  return style == ListStyle::Block   ? open + blockIndentation()
         : style == ListStyle::Inner ? open + 1
                                     : columnAt(tree, tree.begin(first + 1));
}

namespace
{

using Cursor = TokenRope::Cursor;

/// The list or comment behind a token; nothing at the end of its list.
std::optional<Cursor> partBehind(Cursor token)
{
  do
    token = token.next();
  while(token.kind() == Token::Kind::Blank || token.kind() == Token::Kind::Stray);
  return token.atEnd() || token.kind() == Token::Kind::Close ? std::nullopt : std::optional(token);
}

bool isPart(const std::optional<Cursor>& part, Token::Kind kind)
{
  return part && part->kind() == kind;
}

bool isSwitch(const TokenRope& tokens, const std::optional<Cursor>& list)
{
  const std::optional<Cursor> word = list ? tokens.firstElement(*list) : std::nullopt;
  return isPart(word, Token::Kind::Atom) && rsg::formKind(word->value()) == rsg::Form::Kind::Switch;
}

} // namespace

std::uint32_t indentationAt(const TokenRope& tokens, std::uint32_t offset)
{
  offset = std::min(offset, tokens.size());
  const Cursor token = tokens.at(offset);
  if(token.kind() == Token::Kind::Atom && token.begin() < offset && token.token().quote != Quote::Bare)
    return 0;
  const bool isBehindOpen = token.kind() == Token::Kind::Close && token.begin() == offset;
  const std::optional<Cursor> list = isBehindOpen ? tokens.openOf(token) : tokens.around(token);
  if(!list)
    return 0;
  const auto lineOf = [&](const Cursor& part) { return tokens.lineOf(part.begin()); };
  const std::uint32_t open = columnOf(tokens, list->begin());
  const std::optional<Cursor> close = tokens.closeOf(*list);
  if(close && close->begin() >= offset && lineOf(*close) == tokens.lineOf(offset) &&
     tokens.text(offset, close->begin()).find_first_not_of(" \t") == std::string::npos)
    return open;
  const std::optional<Cursor> first = partBehind(*list);
  if(!first || first->begin() >= offset || first->kind() == Token::Kind::Comment || lineOf(*first) != lineOf(*list))
    return open + blockIndentation();
  if(first->kind() == Token::Kind::Open)
    return open + 1;
  const rsg::Form::Kind kind = rsg::formKind(first->value());
  if(kind == rsg::Form::Kind::Node || kind == rsg::Form::Kind::Select || kind == rsg::Form::Kind::Switch ||
     kind == rsg::Form::Kind::Print || isSwitch(tokens, tokens.around(*list)))
    return open + blockIndentation();
  const std::optional<Cursor> value = partBehind(*first);
  if(!value || value->begin() >= offset || value->kind() == Token::Kind::Comment ||
     tokens.lineOf(first->end()) != lineOf(*value))
    return open + blockIndentation();
  // The first line that goes on decides.
  for(std::optional<Cursor> last = value; last;)
  {
    const std::uint32_t end = tokens.endOf(*last);
    const std::optional<Cursor> next = partBehind(tokens.at(end - 1));
    if(!next)
      break;
    if(tokens.lineOf(end) != lineOf(*next))
    {
      if(columnOf(tokens, next->begin()) == open + blockIndentation())
        return open + blockIndentation();
      break;
    }
    last = next;
  }
  return columnOf(tokens, value->begin());
}

void setBlockIndentation(std::uint32_t blanks) { blockBlanks = std::clamp<std::uint32_t>(blanks, 1, 8); }

std::uint32_t blockIndentation() { return blockBlanks; }

} // namespace sparkwright
