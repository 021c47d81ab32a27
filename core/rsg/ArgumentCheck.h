#pragma once

#include "core/object/Registry.h"
#include "core/text/LocalText.h"

#include <string>
#include <string_view>

namespace sparkwright::rsg
{

/// What is odd about the text of one argument.
struct ArgumentRemark
{
  enum class Kind
  {
    None,
    Lossy,   ///< Part of the text is ignored: `0.1m`, or `60.9` for an integer. Existing files rely on it.
    Torn,    ///< Lossy, and surely a mistake: the text goes on as another number, as in `1-3` or `0,5`.
    Useless, ///< The text is of another kind: a word where a number is wanted.
    Overflow ///< It reads as infinite or NaN (`1e400`, `nan`), or as an integer out of range.
  };

  Kind kind = Kind::None;
  LocalText message{}; ///< "'true' is no number; it reads as 0"
  LocalText hint{};    ///< What to write instead; may be empty.
};

/// Checks how the text would be read as that parameter.
ArgumentRemark checkArgument(const Parameter& parameter, std::string_view text);

/// The parameter of the argument with this index. For methods with any number of values, the last parameter repeats.
/// Nullptr if the method declares none.
const Parameter* parameterOf(const Method& method, std::size_t index);

} // namespace sparkwright::rsg
