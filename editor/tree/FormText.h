#pragma once

#include "core/syntax/TokenRope.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Where forms stand in the lines of a text. Computes edits that take them out or put others beside them, in the style
/// of their neighbours; all other bytes stay.
class FormText
{
public:
  using Offset = TokenRope::Offset;
  using Cursor = TokenRope::Cursor;

  explicit FormText(const TokenRope& tokens) : tokens_(tokens) {}

  /// Takes out [begin, end), from the begin of a form to the end of the same or a later one in its list: with the lines
  /// that nothing else stands in, and the comments directly above it and behind it.
  TextEdit removal(Offset begin, Offset end) const;
  /// Puts a form in front of an element.
  TextEdit before(const Cursor& element, std::string_view form) const;
  /// Puts a form behind an element.
  TextEdit behind(const Cursor& element, std::string_view form) const;
  /// Puts a form at the end of a list. @param ownLine  in a line of its own, unless all of the list's forms share one
  TextEdit last(const Cursor& list, std::string_view form, bool ownLine) const;

  /// The blanks that the line of a byte begins with.
  std::string indentation(Offset offset) const;
  /// Whether only blanks stand before the byte in its line.
  bool beginsLine(Offset offset) const;
  /// As lines end near a byte.
  std::string lineEnd(Offset offset) const;
  /// The last element of a list; nothing if it has none.
  std::optional<Cursor> lastElement(const Cursor& list) const;

  /// Moves the lines of a form but the first to another indentation; what stands in quotes and comments stays.
  /// @param form  one or more lists
  /// @param from  indentation of the line that the form begins in; nothing: as its lines tell
  static std::string indented(const std::string& form, const std::optional<std::string>& from, const std::string& to,
                              const std::string& lineEnd);

  static constexpr std::string_view step = "  "; ///< One level of indentation.

private:
  Offset behindComment(Offset end) const;
  Offset withCommentsAbove(Offset lineBegin) const;
  bool isBlankLine(Offset line) const;
  std::optional<Cursor> solidBefore(Offset offset) const;

  const TokenRope& tokens_;
};

/// Makes edits that may touch or overlap acceptable as one step: joins removals, and puts insertions into those around
/// them.
std::vector<TextEdit> joined(std::vector<TextEdit> edits);

} // namespace sparkwright
