#pragma once

#include "core/syntax/SyntaxTree.h"
#include "core/syntax/TextEdit.h"
#include "core/text/LocalText.h"
#include "editor/language/structure/Selection.h"

#include <optional>
#include <vector>

namespace sparkwright
{

/// Blanks between tokens that a scene in our style has others of; or why it has none.
struct Formatting
{
  std::vector<TextEdit> edits; ///< In text order; each replaces or inserts blanks only.
  LocalText refusal;           ///< Not empty: the text cannot be formatted, and there are no edits.
};

/// Formats a scene: indents by the depth of lists, and cleans up blanks. Line breaks stay where they are; more are
/// added where lines are longer than 120 columns. At most one empty line in a row is left. Comments, the spelling of
/// numbers, quotes and the order of tokens do not change. Several blanks between values stay, since they make columns.
/// Formatting twice changes nothing the second time.
///
/// Texts with unbalanced parentheses, unfinished quotes or control characters are refused; if these are behind the body
/// of a scene, where nobody reads, they are left as they are.
///
/// @param selection  only the lines that it touches; nothing: the whole text
Formatting format(const SyntaxTree& tree, std::optional<TextRange> selection = {});

} // namespace sparkwright
