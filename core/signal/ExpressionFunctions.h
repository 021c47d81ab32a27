#pragma once

#include "core/signal/SignalExpression.h"

#include <optional>
#include <span>

namespace sparkwright
{

/// The functions of expressions, in the order of SignalExpression::functions().
enum class Callee : std::uint8_t
{
  Abs,
  Sqrt,
  Hypot,
  Min,
  Max,
  If,
  Floor,
  Ceil,
  Round,
  Sign,
  Exp,
  Log,
  Sin,
  Cos,
  Tan,
  Asin,
  Acos,
  Atan2
};

/// Calls a function. @param arguments  as many as it takes
double called(Callee callee, std::span<const double> arguments);

/// A quantity, or nothing for numbers that go with any.
using Measure = std::optional<Quantity>;

/// Of what stands side by side, as in a sum.
Measure commonMeasure(Measure a, Measure b);
/// What a function's value measures.
Measure measured(Callee callee, std::span<const Measure> arguments);

/// Whether a letter may be in a name without apostrophes; those beyond ASCII all may.
inline bool isNameLetter(char c)
{
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' ||
         c == ':' || c == '#' || c == '@' || static_cast<unsigned char>(c) >= 0x80;
}

} // namespace sparkwright
