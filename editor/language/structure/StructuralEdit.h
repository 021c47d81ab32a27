#pragma once

#include "core/syntax/SyntaxTree.h"
#include "core/syntax/TextEdit.h"
#include "core/text/LocalText.h"
#include "editor/language/structure/Selection.h"

#include <optional>
#include <vector>

namespace sparkwright
{

/// Edits of whole expressions and lines. None of them changes the tokens of anything else.
class StructuralEdit
{
public:
  struct Change
  {
    std::vector<TextEdit> edits; ///< In text order, without overlap.
    TextRange selection;         ///< What to select after them, in the new text.
  };

  /// @param tree  must outlive this
  explicit StructuralEdit(const SyntaxTree& tree) : tree_(tree) {}

  /// Lets the selected expression, or the one at the caret, change places with its neighbour in the list. Comments in
  /// the lines directly above it, and one behind it in its line, belong to it. The word that begins a form, and the
  /// name after `nd`, `sel`, `def` and `switch`, stay where they are. Nothing if there is no place to move to.
  std::optional<Change> moveUp(TextRange selection) const;
  std::optional<Change> moveDown(TextRange selection) const;
  /// Writes the expression once more behind itself, in a line of its own if it has one. Selects the copy.
  std::optional<Change> duplicate(TextRange selection) const;

  /// Turns lines into comments, or back if all of them are comments; empty lines do not count. Nothing if a line begins
  /// within a quoted text.
  /// @param firstLine, lastLine  from 0
  std::optional<Change> toggleComment(int firstLine, int lastLine) const;

private:
  using Node = SyntaxTree::Node;

  /// The element of a list that a selection means; `none` if it means none.
  Node elementAt(TextRange selection) const;
  Node sibling(Node element, bool before) const;
  bool isFixed(Node element) const;
  /// An element with its comments.
  struct Unit
  {
    TextRange range;
    bool endsWithComment;
  };
  Unit unit(Node element) const;
  std::optional<Change> swap(Node upper, Node lower, Node moved) const;

  const SyntaxTree& tree_;
};

} // namespace sparkwright
