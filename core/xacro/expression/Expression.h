#pragma once

#include "core/xacro/expression/Value.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::xacro
{

/// A parsed expression in the syntax of Python: the tree of its operators.
struct Expression
{
  using Pointer = std::unique_ptr<const Expression>;

  enum class Kind
  {
    Constant,
    Name,
    List,
    Tuple,
    Dictionary, ///< Keys and values by turns.
    Unary,      ///< `name` is the operator.
    Binary,     ///< `name` is the operator.
    Compare,    ///< `names` are the operators between the parts.
    And,
    Or,
    Choice,        ///< condition, value if it is true, value if not
    Index,         ///< object, index
    Slice,         ///< object, from, to, step; null if left out
    Member,        ///< object; `name` of the member
    Call,          ///< function, arguments; `names` of the last arguments, if they are given by name
    Comprehension, ///< value, list, conditions; `names` of the variables
  };

  static constexpr int deepest = 300; ///< Operators inside each other.

  Kind kind = Kind::Constant;
  Value value;
  std::string name;
  std::vector<std::string> names;
  std::vector<Pointer> parts;
  int depth = 1;
};

/// Parses a text. Throws a Problem if it is no expression, or one with parts of Python that are not evaluated:
/// functions, imports, assignments, names that begin with `__`.
Expression::Pointer parseExpression(std::string_view text);

/// Whether a text can be the name of a property.
bool isIdentifier(std::string_view text);

} // namespace sparkwright::xacro
