#pragma once

#include "core/script/ScriptEngine.h"

#include <mruby.h>

#include <optional>
#include <string>

namespace sparkwright
{

// Convert between mruby's values and ours. Private to core/script.

/// Like C's `%g` for single precision: 6 significant digits, independent of the locale.
std::string textOfFloat(double value);

/// The result of an RSG `eval`: strings, floats and integers; nothing for other values.
std::optional<std::string> resultText(mrb_value value);

/// An argument of a method or function: as resultText(), but floats with 15 digits, and also booleans and symbols;
/// nil becomes empty.
std::optional<std::string> argumentText(mrb_state* mrb, mrb_value value);

/// Describes a value for messages: `nil`, `true`, `a Hash`, …
std::string kindOf(mrb_state* mrb, mrb_value value);

std::optional<ScriptEngine::Variable> variableOf(mrb_value value);

/// May raise.
mrb_value rubyValue(mrb_state* mrb, const ScriptEngine::Variable& variable);

} // namespace sparkwright
