#pragma once

#include "core/text/LocalText.h"

#include <string>
#include <utility>

namespace sparkwright::xacro
{

/// Thrown inside this folder when a file cannot be expanded; what is public catches it and makes a Diagnostic.
struct Problem
{
  Problem(LocalText message, LocalText hint) : message(std::move(message)), hint(std::move(hint)) {}

  LocalText message, hint;
  std::string file; ///< Empty: not known yet.
  int line = 0;     ///< From 1; 0: not known yet.
  int column = 0;
  bool inExpression = false, inMacro = false; ///< The message names the innermost already.
};

} // namespace sparkwright::xacro
