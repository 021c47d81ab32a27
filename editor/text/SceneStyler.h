#pragma once

#include "core/syntax/TokenRope.h"
#include "editor/text/SceneStyles.h"

#include <functional>
#include <optional>

namespace sparkwright
{

/// Finds the styles of a range of a scene's text, from its tokens. What a word is follows from its place in the list:
/// the first one of a form is a keyword or a method, the one after `nd` a class.
class SceneStyler
{
public:
  explicit SceneStyler(const TokenRope& rope) : rope_(rope) {}

  /// Calls `tell` for each token from the one at `begin` to the one that ends at or after `end`, in order.
  void style(TokenRope::Offset begin, TokenRope::Offset end,
             const std::function<void(TokenRope::Offset begin, TokenRope::Offset end, SceneStyle)>& tell) const;
  /// Where the colours after an edit are again those of before; nothing if that is not known.
  std::optional<TokenRope::Offset> endOfEffect(const TokenRope::Change& change) const;

private:
  /// What is known about the innermost list.
  struct List
  {
    enum class Next
    {
      Form,  ///< The next word begins a form, or the next element is a list.
      Class, ///< The next word is the class after `nd`.
      Name,  ///< The next word is the name after `sel`.
      Value, ///< Arguments, up to the end of the list.
      Label, ///< The list is a case of a switch: the next element is its label.
      Cases  ///< Cases of a switch follow its value.
    };
    Next next = Next::Form;
  };

  static SceneStyle word(List& list, const TokenRope::Cursor& atom);
  static SceneStyle roleOf(List& list, const TokenRope::Cursor& atom);
  static SceneStyle value(const TokenRope::Cursor& atom);
  static List inner(List& around);
  List listAround(const TokenRope::Cursor& token, int depth) const;

  const TokenRope& rope_;
};

} // namespace sparkwright
