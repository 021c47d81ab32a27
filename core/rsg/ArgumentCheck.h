#pragma once

#include "core/object/Registry.h"
#include "core/text/LocalText.h"

#include <string>
#include <string_view>

namespace sparkwright::rsg
{

/// What is remarkable about the text of one argument.
struct ArgumentRemark
{
  enum class Kind
  {
    None,
    Lossy,   ///< Part of the text is not read: `0.1m`, or `60.9` where an integer is wanted. Files rely on it.
    Useless, ///< The text says nothing of the kind wanted: a word where a number is wanted.
    Overflow ///< It reads as infinite or as no number at all (`1e400`, `nan`), or is no integer that fits.
  };

  Kind kind = Kind::None;
  LocalText message{}; ///< "'true' is no number; it reads as 0"
  LocalText hint{};    ///< What to write instead; may be empty.
};

/// How the text would be read as that parameter.
ArgumentRemark checkArgument(const Parameter& parameter, std::string_view text);

/// The parameter that the argument with this index stands for; of methods that take any number of values the last one
/// goes on for ever. Nullptr if the method does not say.
const Parameter* parameterOf(const Method& method, std::size_t index);

} // namespace sparkwright::rsg
