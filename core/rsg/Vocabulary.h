#pragma once

#include <string_view>
#include <vector>

namespace sparkwright::rsg
{

/// Returns the long form of a keyword, method, class or header name (`nd` → `node`); other names unchanged.
std::string_view longName(std::string_view name);
/// Returns the short form of such a name (`node` → `nd`); empty if it has none.
std::string_view shortName(std::string_view longName);

/// A piece of an operand of `eval`: a variable with its `$`, or other text.
struct ExpressionPart
{
  std::string_view text;
  bool isVariable = false;
};
/// The pieces of an operand without quotes: `-$len` is `-` and the variable `$len`. Names have letters, digits and `_`.
std::vector<ExpressionPart> expressionParts(std::string_view operand);

} // namespace sparkwright::rsg
