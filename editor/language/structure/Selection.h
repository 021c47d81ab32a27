#pragma once

#include "core/syntax/SyntaxTree.h"
#include "editor/language/source/TextRange.h"

#include <optional>
#include <vector>

namespace sparkwright
{

/// The innermost list or atom that a range lies in; `none` at top level. An empty range lies in the atom that it
/// touches, the one that begins there first, and else in the list that it stands inside of.
SyntaxTree::Node enclosingNode(const SyntaxTree& tree, TextRange range);

/// Selects whole expressions. Ranges that reach beyond the text are cut.
class StructuralSelection
{
public:
  /// @param tree  must outlive this
  explicit StructuralSelection(const SyntaxTree& tree) : tree_(tree) {}

  /// The smallest of these that is larger than the selection: text within quotes, atom, list, whole text.
  TextRange expand(TextRange selection) const;
  /// The largest expression inside of the selection that has the caret in it, else the first one; the selection itself
  /// if there is none.
  TextRange shrink(TextRange selection, std::uint32_t caret) const;
  /// The expression behind the selected one, or behind the caret, in the same list; nothing if it is the last.
  std::optional<TextRange> next(TextRange selection) const;
  std::optional<TextRange> previous(TextRange selection) const;

  /// The parenthesis at or directly before the offset, and its partner; nothing if there is none or it has none.
  struct Brackets
  {
    std::uint32_t open = 0, close = 0; ///< Offsets of `(` and `)`.
  };
  std::optional<Brackets> bracketsAt(std::uint32_t offset) const;

  /// Lines that can be folded into their first one.
  struct Fold
  {
    int firstLine = 0, lastLine = 0;          ///< From 0; firstLine < lastLine.
    SyntaxTree::Node list = SyntaxTree::none; ///< `none`: a block of comments.
  };
  /// Lists of several lines, and comments of several lines; by first line, outer ones first. Of lists that begin in the
  /// same line, only the outermost.
  std::vector<Fold> folds() const;

private:
  TextRange range(SyntaxTree::Node node) const { return {tree_.begin(node), tree_.end(node)}; }
  TextRange cut(TextRange selection) const;

  const SyntaxTree& tree_;
};

} // namespace sparkwright
