#pragma once

#include "core/syntax/TokenRope.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Where lines that are too long to be laid out are broken for showing. The text that is shown has a line feed at each
/// break, the document has none: positions of one are converted to those of the other.
///
/// The time that Scintilla takes for an edit grows with the length of the line. So no shown line is longer than that.
class SoftBreaks
{
public:
  using Offset = TokenRope::Offset;
  static constexpr Offset longest = 4000; ///< Bytes of a line that is not broken.
  static constexpr Offset piece = 2000;   ///< Bytes of the pieces of one that is.

  /// The whole text is another one.
  void restart(std::string_view text);
  bool empty() const { return breaks_.empty(); }
  Offset count() const { return static_cast<Offset>(breaks_.size()); }

  /// Where a byte of the document is shown: behind a break before it.
  Offset shown(Offset offset) const;
  /// Where a range that ends before this byte ends: before a break there.
  Offset shownEnd(Offset offset) const;
  /// The byte of the document that is shown there, or behind the break that is there.
  Offset offset(Offset shown) const;
  /// Whether a place of the shown text is the line feed of a break.
  bool isBreak(Offset shown) const;
  /// A piece of the document from `begin` on, with a byte at each break in it. @param at  that byte
  std::string widened(Offset begin, std::string_view piece, char at = '\n') const;

  // Following edits

  /// The document has changed, but is not shown yet. Breaks in what was removed are gone.
  void note(const TokenRope::Change& change);
  /// Bytes of the shown text were removed or inserted, by the user.
  /// @return where in the document, and how many bytes of it
  struct Part
  {
    Offset begin = 0, size = 0;
  };
  Part removed(Offset shown, Offset size);
  Part inserted(Offset shown, Offset size);

  /// A line feed that the shown text gets or loses.
  struct Mend
  {
    Offset shown = 0;
    bool added = true;
  };
  /// Breaks lines around [begin, end) where they have become too long, and joins pieces that have become short.
  /// @param rope  in step with the breaks  @return to be carried out in order
  std::vector<Mend> mend(const TokenRope& rope, Offset begin, Offset end);

private:
  using Breaks = std::vector<Offset>;
  static void split(std::string_view text, Offset textBegin, Offset begin, Offset end, Breaks& breaks);
  static void breakLines(std::string_view text, Offset textBegin, const Breaks& before, Breaks& breaks);
  std::size_t firstShownFrom(Offset shown) const;
  Offset regionBegin(const TokenRope& rope, Offset offset) const;
  Offset regionEnd(const TokenRope& rope, Offset offset) const;

  Breaks breaks_; ///< Offsets of the bytes behind breaks, ascending.
};

} // namespace sparkwright
