#include "editor/language/help/Findings.h"

#include "core/rsg/Checker.h"
#include "core/rsg/SceneForm.h"
#include "editor/language/source/NoNode.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

using Node = SyntaxTree::Node;

/// Finds offsets of lines and columns.
class Lines
{
public:
  explicit Lines(std::string_view text) : text_(text)
  {
    starts_.push_back(0);
    for(std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
      starts_.push_back(static_cast<std::uint32_t>(at + 1));
  }

  /// @param line, column  from 1; 0: unknown
  std::uint32_t offset(int line, int column) const
  {
    const std::size_t index = static_cast<std::size_t>(std::max(line, 1)) - 1;
    const auto size = static_cast<std::uint32_t>(text_.size());
    return index < starts_.size() ? std::min(starts_[index] + static_cast<std::uint32_t>(std::max(column, 1) - 1), size)
                                  : size;
  }

private:
  std::string_view text_;
  std::vector<std::uint32_t> starts_;
};

std::string_view keyOf(const Diagnostic& diagnostic)
{
  return diagnostic.said.key() ? diagnostic.said.key()->name : std::string_view();
}

TextRange rangeAt(const SyntaxTree& tree, std::uint32_t offset, std::string_view key)
{
  const std::string_view text = tree.text();
  TextRange range{offset, offset + 1};
  const Node node = offset < text.size() ? tree.nodeAt(offset) : noNode;
  if(node != noNode && tree.begin(node) == offset)
  {
    Node word = node;
    if(tree.isList(node))
    {
      // The whole list would be a screen full.
      word = tree.firstElement(node);
      if(word != noNode && tree.isList(word))
        word = noNode;
    }
    else if(key == "scene.missing" || key.starts_with("mesh.") || key.starts_with("template.ofFile"))
    {
      const Node list = tree.parent(node);
      const Node file = list == noNode ? noNode : tree.nextElement(list, node);
      if(file != noNode && tree.isAtom(file))
        return {tree.begin(file), tree.end(file)};
    }
    if(word != noNode)
      range.end = tree.end(word);
  }
  const std::size_t line = std::min(text.find_first_of("\r\n", offset), text.size());
  range.end = std::min(range.end, static_cast<std::uint32_t>(line));
  if(range.end <= range.begin)
  {
    // At the end of a line: what stands before.
    range.end = std::max(range.begin, std::min<std::uint32_t>(range.begin, static_cast<std::uint32_t>(text.size())));
    range.begin = range.end > 0 && (range.end == text.size() || text[range.end] == '\n' || text[range.end] == '\r') &&
                          text[range.end - 1] != '\n'
                      ? range.end - 1
                      : range.begin;
    if(range.begin == range.end && range.end < text.size())
      ++range.end;
  }
  return range;
}

} // namespace

std::vector<Finding> findingsIn(const SyntaxTree& tree, const SceneKnowledge& knowledge, bool strict)
{
  rsg::Checker checker(knowledge.registry, knowledge.files, {strict, true});
  // The importer does not read what follows the body, which may be broken.
  const rsg::SceneForm form(tree);
  const bool hasRest = form.body != noNode && tree.isList(form.body) && tree.isComplete(form.body) &&
                       (tree.nextTop(form.body) != noNode || tree.broken());
  Diagnostics diagnostics = hasRest ? checker.check(SyntaxTree(tree.text(), 2), knowledge.name).diagnostics
                                    : checker.check(tree, knowledge.name).diagnostics;
  std::vector<Finding> findings;
  if(diagnostics.empty())
    return findings;
  const Lines lines(tree.text());
  for(Diagnostic& diagnostic : diagnostics)
  {
    const TextRange range = rangeAt(tree, lines.offset(diagnostic.line, diagnostic.column), keyOf(diagnostic));
    findings.push_back({std::move(diagnostic), range});
  }
  return findings;
}

TextRange rangeOf(const SyntaxTree& tree, const Diagnostic& diagnostic)
{
  return rangeAt(tree, Lines(tree.text()).offset(diagnostic.line, diagnostic.column), keyOf(diagnostic));
}

} // namespace sparkwright
