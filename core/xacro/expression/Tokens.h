#pragma once

#include "core/xacro/expression/Value.h"

#include <string>
#include <string_view>

namespace sparkwright::xacro
{

/// A word of an expression.
struct Token
{
  enum class Kind
  {
    End,
    Constant, ///< A number or a text: `value`.
    Name,
    Operator
  };

  Kind kind = Kind::End;
  std::string_view text; ///< As written; a part of the expression.
  Value value;

  bool is(std::string_view word) const { return (kind == Kind::Operator || kind == Kind::Name) && text == word; }
};

/// Reads the words of an expression one by one.
class Tokens
{
public:
  /// @param text  must outlive this
  explicit Tokens(std::string_view text) : rest_(text) {}
  /// Throws a Problem at what is no word.
  Token next();

private:
  Token number();
  Token quoted(std::size_t prefix);

  std::string_view rest_;
};

} // namespace sparkwright::xacro
