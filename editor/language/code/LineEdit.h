#pragma once

#include "editor/language/code/TextLanguage.h"
#include "editor/language/structure/StructuralEdit.h"

#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

/// Edits of whole lines, for texts whose structure we do not know. A selection means all lines that it touches; a last
/// line of which nothing is selected but its begin does not count.
class LineEdit
{
public:
  using Change = StructuralEdit::Change;

  /// @param text  must outlive this
  LineEdit(std::string_view text, TextLanguage language) : text_(text), language_(language) {}

  /// Lets the lines change places with the one above or below; nothing at the begin or the end of the text.
  std::optional<Change> moveUp(TextRange selection) const;
  std::optional<Change> moveDown(TextRange selection) const;
  /// Writes the lines once more below themselves, and selects the copy.
  std::optional<Change> duplicate(TextRange selection) const;
  /// Turns the lines into comments, or back if all of them are comments; empty lines do not count. Nothing if the
  /// language has no comments, or a line holds the end of one.
  std::optional<Change> toggleComment(TextRange selection) const;

  /// The blanks of a new line that begins at an offset: those of the line before, and one level more behind what opens
  /// a block.
  std::string indentationAt(std::uint32_t offset, std::uint32_t level) const;

private:
  TextRange lines(TextRange selection) const;
  std::uint32_t lineBegin(std::uint32_t offset) const;
  std::uint32_t lineEnd(std::uint32_t offset) const;
  bool opensBlock(std::string_view line) const;
  std::optional<Change> swap(TextRange upper, TextRange lower, bool upperMoves, TextRange selection) const;

  std::string_view text_;
  TextLanguage language_;
};

} // namespace sparkwright
