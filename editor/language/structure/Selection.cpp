#include "editor/language/structure/Selection.h"

#include "editor/language/source/NoNode.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

using Node = SyntaxTree::Node;

/// The first node that begins at or behind an offset; nodeCount() if there is none.
Node firstFrom(const SyntaxTree& tree, std::uint32_t offset)
{
  Node low = 0, high = static_cast<Node>(tree.nodeCount());
  while(low < high)
  {
    const Node middle = low + (high - low) / 2;
    if(tree.begin(middle) < offset)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/// Whether the range lies between the parentheses of the list.
bool isInside(const SyntaxTree& tree, Node list, TextRange range)
{
  return tree.begin(list) < range.begin &&
         (range.end < tree.end(list) || (range.end == tree.end(list) && !tree.isComplete(list)));
}

} // namespace

Node enclosingNode(const SyntaxTree& tree, TextRange range)
{
  Node node = firstFrom(tree, range.begin);
  const bool isCaret = range.begin == range.end;
  if(node < tree.nodeCount() && tree.begin(node) == range.begin && !tree.isComment(node) &&
     (isCaret ? tree.isAtom(node) : range.end <= tree.end(node)))
  {
    // An outer one begins before; an inner one begins behind.
    return node;
  }
  if(node == 0)
    return noNode;
  for(--node; node != noNode; node = tree.parent(node))
    if(!tree.isComment(node) &&
       (tree.isAtom(node) ? range.end <= tree.end(node)
                          : isInside(tree, node, range) || (!isCaret && range.end <= tree.end(node))))
      return node;
  return noNode;
}

TextRange StructuralSelection::cut(TextRange selection) const
{
  const auto size = static_cast<std::uint32_t>(tree_.text().size());
  selection.begin = std::min(selection.begin, size);
  selection.end = std::clamp(selection.end, selection.begin, size);
  return selection;
}

TextRange StructuralSelection::expand(TextRange selection) const
{
  selection = cut(selection);
  for(Node node = enclosingNode(tree_, selection); node != noNode; node = tree_.parent(node))
  {
    if(tree_.isAtom(node) && tree_.quote(node) != Quote::Bare && tree_.isComplete(node) &&
       tree_.quote(node) != Quote::Raw)
      if(const TextRange inner{tree_.begin(node) + 1, tree_.end(node) - 1};
         inner.contains(selection) && inner != selection && inner.begin < inner.end)
        return inner;
    if(range(node) != selection && range(node).contains(selection))
      return range(node);
  }
  return {0, static_cast<std::uint32_t>(tree_.text().size())};
}

TextRange StructuralSelection::shrink(TextRange selection, std::uint32_t caret) const
{
  selection = cut(selection);
  std::optional<TextRange> first;
  for(Node node = firstFrom(tree_, selection.begin); node < tree_.nodeCount() && tree_.begin(node) < selection.end;)
  {
    // Inside of what is selected whole, and of what is cut by the selection's end.
    if(tree_.isComment(node) || range(node) == selection || !selection.contains(range(node)))
    {
      ++node;
      continue;
    }
    if(range(node).begin <= caret && caret < range(node).end)
      return range(node);
    if(!first)
      first = range(node);
    node = tree_.after(node);
  }
  return first.value_or(selection);
}

std::optional<TextRange> StructuralSelection::next(TextRange selection) const
{
  selection = cut(selection);
  const Node around = enclosingNode(tree_, selection);
  const bool isWhole = around != noNode && range(around) == selection;
  const Node list = around != noNode && (tree_.isAtom(around) || isWhole) ? tree_.parent(around) : around;
  const Node from = firstFrom(tree_, std::max(selection.end, selection.begin));
  for(Node node = from; node < tree_.nodeCount(); ++node)
  {
    if(list != noNode && node >= tree_.after(list))
      break;
    if(!tree_.isComment(node) && tree_.parent(node) == list && tree_.begin(node) >= selection.end &&
       !(selection.begin == selection.end && node == around))
      return range(node);
  }
  return {};
}

std::optional<TextRange> StructuralSelection::previous(TextRange selection) const
{
  selection = cut(selection);
  const Node around = enclosingNode(tree_, selection);
  const bool isWhole = around != noNode && range(around) == selection;
  const Node list = around != noNode && (tree_.isAtom(around) || isWhole) ? tree_.parent(around) : around;
  std::uint32_t before = selection.begin;
  if(around != noNode && tree_.isAtom(around))
    before = tree_.begin(around);
  Node node = firstFrom(tree_, before);
  while(node > 0)
  {
    --node;
    if(node == list)
      break;
    // From inside of an expression to the expression itself.
    while(tree_.parent(node) != list && tree_.parent(node) != noNode)
      node = tree_.parent(node);
    if(!tree_.isComment(node) && tree_.parent(node) == list && tree_.end(node) <= before)
      return range(node);
  }
  return {};
}

std::optional<StructuralSelection::Brackets> StructuralSelection::bracketsAt(std::uint32_t offset) const
{
  const auto listAt = [&](std::uint32_t at) -> Node
  {
    if(at >= tree_.text().size() || (tree_.text()[at] != '(' && tree_.text()[at] != ')'))
      return noNode;
    const Node node = tree_.nodeAt(at);
    const bool isEdge = node != noNode && tree_.isList(node) && tree_.isComplete(node) &&
                        (tree_.begin(node) == at || tree_.end(node) == at + 1);
    return isEdge ? node : noNode;
  };
  Node list = listAt(offset);
  if(list == noNode && offset > 0)
    list = listAt(offset - 1);
  if(list == noNode)
    return {};
  return Brackets{tree_.begin(list), tree_.end(list) - 1};
}

std::vector<StructuralSelection::Fold> StructuralSelection::folds() const
{
  std::vector<Fold> found;
  const std::string_view text = tree_.text();
  int line = 0, commentLine = -2;
  std::uint32_t at = 0;
  for(Node node = 0; node < tree_.nodeCount(); ++node)
  {
    // Nodes are in text order, so lines are counted on the way.
    line += static_cast<int>(std::count(text.begin() + at, text.begin() + tree_.begin(node), '\n'));
    at = tree_.begin(node);
    if(tree_.isComment(node))
    {
      const std::size_t before = at == 0 ? std::string_view::npos : text.find_last_not_of(" \t", at - 1);
      if(before != std::string_view::npos && text[before] != '\n')
        continue; // Behind something else.
      if(!found.empty() && found.back().list == noNode && found.back().lastLine == line - 1)
        found.back().lastLine = line;
      else if(commentLine == line - 1)
        found.push_back({commentLine, line, noNode});
      commentLine = line;
    }
    else if(tree_.isList(node) && (found.empty() || found.back().firstLine != line || found.back().list == noNode))
    {
      const int last = tree_.positionAt(std::max(tree_.end(node), 1u) - 1).line - 1;
      if(last > line)
        found.push_back({line, last, node});
    }
  }
  return found;
}

} // namespace sparkwright
