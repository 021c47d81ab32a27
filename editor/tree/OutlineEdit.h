#pragma once

#include "core/syntax/TokenRope.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// What is known about a change of tokens that an outline follows.
struct OutlineEdit
{
  using Offset = TokenRope::Offset;
  /// Lists, the outermost first; 0 for those that are gone.
  using Lists = std::vector<TokenRope::Id>;

  struct Range
  {
    Offset begin = 0, end = 0;
  };
  Range range;                 ///< That is read again.
  std::optional<Lists> before; ///< The lists that were around its end; nothing: not known.
  std::size_t least = 0;       ///< Of the lists around its begin, the number that it did not close.

  /// Follows parentheses that a range had. @param least  the least number of lists on the way
  static void follow(std::string_view parentheses, Lists& lists, std::size_t& least);
};

/// What has changed since parentheses are missing, so that all of it can be read again when they are there.
class UnbalancedPart
{
public:
  using Range = OutlineEdit::Range;
  using Lists = OutlineEdit::Lists;

  /// @param tokens  must outlive this
  explicit UnbalancedPart(const TokenRope& tokens) : tokens_(tokens) {}

  /// The whole text, of which nothing is known.
  void beginWithAll();
  /// What an edit has changed, which is the first one.
  void begin(const OutlineEdit& edit);
  /// Adds a further change, made in the tokens before.
  /// @param parentheses  that its range had
  void add(const TokenRope::Change& change, const OutlineEdit& edit, std::string_view parentheses);
  /// What was read began there.
  void extendTo(TokenRope::Offset begin);

  const Range& range() const { return range_; }
  /// The lists that were around the end of the range; nothing: not known.
  const std::optional<Lists>& lists() const { return lists_; }

private:
  void moveAlong(const TokenRope::Change& change);

  const TokenRope& tokens_;
  Range range_;
  std::optional<Lists> lists_;
};

} // namespace sparkwright
