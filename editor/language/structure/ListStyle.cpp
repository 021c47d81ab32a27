#include "editor/language/structure/ListStyle.h"

#include "core/rsg/FormReader.h"
#include "editor/language/structure/Selection.h"

#include <algorithm>
#include <cstring>

namespace sparkwright
{

namespace
{

using Node = SyntaxTree::Node;
constexpr Node none = SyntaxTree::none;

bool isSwitch(const SyntaxTree& tree, Node list)
{
  if(list == none)
    return false;
  const Node word = tree.firstElement(list);
  std::string scratch;
  return word != none && tree.isAtom(word) && rsg::formKind(tree.value(word, scratch)) == rsg::Form::Kind::Switch;
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
  return static_cast<std::uint32_t>(
      std::ranges::count_if(line, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
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
      return columnAt(tree, tree.begin(node)) == columnAt(tree, tree.begin(list)) + 2 ? ListStyle::Block
                                                                                      : ListStyle::Aligned;
  return ListStyle::Aligned;
}

std::uint32_t indentationAt(const SyntaxTree& tree, std::uint32_t offset)
{
  offset = std::min(offset, static_cast<std::uint32_t>(tree.text().size()));
  const Node around = enclosingNode(tree, {offset, offset});
  if(around != none && tree.isAtom(around) && tree.quote(around) != Quote::Bare && offset < tree.end(around))
    return 0;
  const Node list = around != none && tree.isAtom(around) ? tree.parent(around) : around;
  if(list == none)
    return 0;
  const std::uint32_t open = columnAt(tree, tree.begin(list));
  const std::size_t next = tree.text().find_first_not_of(" \t", offset);
  if(next != std::string::npos && tree.text()[next] == ')' && tree.isComplete(list) && next + 1 == tree.end(list))
    return open;
  // What follows the offset does not count yet.
  const Node first = list + 1;
  if(first >= tree.after(list) || tree.begin(first) >= offset)
    return open + 2;
  const ListStyle style = listStyle(tree, list);
  if(style == ListStyle::Aligned && tree.begin(first + 1) >= offset)
    return open + 2;
  return style == ListStyle::Block   ? open + 2
         : style == ListStyle::Inner ? open + 1
                                     : columnAt(tree, tree.begin(first + 1));
}

} // namespace sparkwright
